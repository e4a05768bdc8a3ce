/** What every seat may expect, for those who watch a game. */
import type { GameCard, Odds } from "../generated/messages";
import { Figures } from "./figures";
import type { TableSpeech } from "./speech";

export class OddsBoard extends Figures {
  constructor(
    private readonly odds: Odds[],
    speech: TableSpeech,
    game: Pick<GameCard, "dollars">,
  ) {
    super(odds, speech, game, false);
  }

  /** The share of the win that a seat may expect, as a number and in words. */
  of(seat: number): { share: number; chance: string; sentence: string } | undefined {
    const odds = this.odds[seat];
    if (!odds) return undefined;
    const chance = this.chance(odds.share);
    return { share: odds.share, chance, sentence: this.speech.say("odds-seat", { chance, score: this.score(odds.score) }) };
  }

  /** How the figures came to be. */
  get about(): string {
    return this.speech.say("odds-about", { games: this.odds[0]?.games ?? 0 });
  }
}
