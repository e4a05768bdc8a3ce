/** Chances to win and scores that were estimated, told no more exactly than the least certain of them is known. */
import type { GameCard, Odds } from "../generated/messages";
import type { TableSpeech } from "./speech";

export class Figures {
  private readonly digits: number;
  private readonly step: number;

  constructor(
    known: Pick<Odds, "share_error" | "score_error">[],
    protected readonly speech: TableSpeech,
    private readonly game: Pick<GameCard, "dollars">,
    tenths: boolean,
  ) {
    this.digits = tenths && Math.max(...known.map((one) => one.share_error)) < 0.005 ? 1 : 0;
    this.step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(...known.map((one) => one.score_error)))));
  }

  protected rounded(share: number): number {
    return Math.round(share * 10 ** (2 + this.digits));
  }

  percent(share: number): string {
    return share.toLocaleString(this.speech.all.language, { style: "percent", minimumFractionDigits: this.digits, maximumFractionDigits: this.digits });
  }

  /** So small a chance is not none. */
  chance(share: number): string {
    return this.rounded(share) ? this.percent(share) : `<${this.percent(10 ** -(2 + this.digits))}`;
  }

  /** Dollars to the nearest step, crystals to a tenth. */
  score(score: number): string {
    return this.game.dollars ? this.speech.all.money(Math.round(score / this.step) * this.step) : score.toLocaleString(this.speech.all.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  }
}
