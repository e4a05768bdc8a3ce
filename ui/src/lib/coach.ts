/** What the coach thinks of every option, ready to be drawn side by side and said. */
import type { GameCard, Worth } from "../generated/messages";
import type { TableSpeech } from "./speech";

/** A mean with its standard error, as shares of the room between the lowest and the highest of all options. */
export interface Span {
  low: number;
  mean: number;
  high: number;
}

export class Coach {
  private readonly best: Worth;
  /** Chances and dollars are told no more exactly than the least certain option is known. */
  private readonly digits: number;
  private readonly step: number;

  constructor(
    private readonly worths: Worth[],
    private readonly speech: TableSpeech,
    private readonly game: Pick<GameCard, "dollars">,
  ) {
    this.digits = Math.max(...worths.map((worth) => worth.share_error)) < 0.005 ? 1 : 0;
    this.step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(...worths.map((worth) => worth.score_error)))));
    this.best = worths.reduce((best, worth) => (this.isBetter(worth, best) ? worth : best));
  }

  /** By the chance to win as it is shown, then by the score. */
  private isBetter(one: Worth, other: Worth): boolean {
    const parts = 10 ** (2 + this.digits);
    const gain = Math.round(parts * one.share) - Math.round(parts * other.share);
    return gain > 0 || (gain === 0 && one.score > other.score);
  }

  get about(): string {
    const games = this.worths.reduce((sum, worth) => sum + worth.games, 0);
    return this.speech.say("coach-about", { games, family: this.speech.family });
  }

  worth(event: string): Worth | undefined {
    return this.worths.find((worth) => worth.event === event);
  }

  isBest(event: string): boolean {
    return this.best.event === event;
  }

  /** Where an option stands among all of them, by its share of the win and by its score. */
  spans(worth: Worth): [Span, Span] {
    return [
      span(worth.share, worth.share_error, this.worths.map((one) => [one.share, one.share_error])),
      span(worth.score, worth.score_error, this.worths.map((one) => [one.score, one.score_error])),
    ];
  }

  percent(share: number): string {
    return share.toLocaleString(this.speech.all.language, { style: "percent", minimumFractionDigits: this.digits, maximumFractionDigits: this.digits });
  }

  /** Dollars to the nearest step, crystals to a tenth. */
  score(score: number): string {
    return this.game.dollars ? this.speech.all.money(Math.round(score / this.step) * this.step) : score.toLocaleString(this.speech.all.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  }

  /** A mean with its error, where there is one to be seen. */
  private within(mean: string, error: string): string {
    return /[1-9]/.test(error) ? `${mean} ± ${error}` : mean;
  }

  /** An option in figures, for those who look closely or listen. */
  sentence(event: string): string {
    const worth = this.worth(event);
    if (!worth) return "";
    const share = this.within(this.percent(worth.share), this.percent(worth.share_error));
    const score = this.within(this.score(worth.score), this.score(worth.score_error));
    return this.speech.say(this.isBest(event) ? "coach-best" : "coach-worth", { share, score, family: this.speech.family });
  }
}

function span(mean: number, error: number, all: [number, number][]): Span {
  const least = Math.min(...all.map(([one, give]) => one - give));
  const most = Math.max(...all.map(([one, give]) => one + give));
  const room = most - least || 1;
  return { low: (mean - error - least) / room, mean: (mean - least) / room, high: (mean + error - least) / room };
}
