/** How a finished game ended: who has won, and in which order. */
import type { GameCard } from "../generated/messages";
import type { TableSpeech } from "./speech";
import { say, tongue } from "./words.svelte";

export class Ending {
  readonly scores: number[];
  readonly shares: number[];
  /** Seats, the winners first. */
  readonly order: number[];
  readonly winners: number[];

  constructor(
    { scores = [], shares = [] }: { scores?: number[]; shares?: number[] },
    private readonly game: GameCard | undefined,
    private readonly speech: TableSpeech,
  ) {
    this.scores = scores;
    this.shares = shares;
    const best = Math.max(...this.shares);
    this.order = this.scores.map((_, seat) => seat).sort((a, b) => this.shares[b]! - this.shares[a]! || this.scores[b]! - this.scores[a]!);
    this.winners = this.order.filter((seat) => this.shares[seat] === best);
  }

  /** Whoever has the same share and the same score has the same place. */
  placeOf(seat: number): number {
    return 1 + this.order.findIndex((other) => this.shares[other] === this.shares[seat] && this.scores[other] === this.scores[seat]);
  }

  spoken(score: number): string {
    return this.game?.dollars ? tongue.speech!.money(score) : String(score);
  }

  /** A score where nothing beside it says what it counts. */
  told(score: number): string {
    return this.game?.dollars ? this.spoken(score) : say("result-points", { points: score });
  }

  get title(): string {
    const top = this.scores[this.winners[0]!] ?? 0;
    return say("result-title", { winners: tongue.speech!.list(this.winners.map((seat) => this.speech.seat(seat))), many: this.winners.length, score: this.told(top) });
  }
}
