/** How a finished game ended: who has won, and in which order. */
import type { GameCard } from "../generated/messages";
import type { Table } from "./table.svelte";
import { say, tongue } from "./words.svelte";

export class Ending {
  readonly scores: number[];
  readonly shares: number[];
  /** Seats, the winners first. */
  readonly order: number[];
  readonly winners: number[];

  constructor(
    private readonly table: Table,
    private readonly game: GameCard,
  ) {
    this.scores = table.now!.scores ?? [];
    this.shares = table.now!.shares ?? [];
    const best = Math.max(...this.shares);
    this.order = this.scores.map((_, seat) => seat).sort((a, b) => this.shares[b]! - this.shares[a]! || this.scores[b]! - this.scores[a]!);
    this.winners = this.order.filter((seat) => this.shares[seat] === best);
  }

  /** Whoever has the same share and the same score has the same place. */
  placeOf(seat: number): number {
    return 1 + this.order.findIndex((other) => this.shares[other] === this.shares[seat] && this.scores[other] === this.scores[seat]);
  }

  spoken(score: number): string {
    return this.game.dollars ? tongue.speech!.money(score) : String(score);
  }

  get title(): string {
    const top = this.scores[this.winners[0]!] ?? 0;
    const score = this.game.dollars ? this.spoken(top) : say("result-points", { points: top });
    return say("result-title", { winners: tongue.speech!.list(this.winners.map((seat) => this.table.speech.seat(seat))), many: this.winners.length, score });
  }
}
