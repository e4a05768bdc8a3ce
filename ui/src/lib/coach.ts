/** What the coach thinks of every option, ready to be drawn side by side and said. */
import type { GameCard, Worth } from "../generated/messages";
import { Figures } from "./figures";
import type { TableSpeech } from "./speech";

/** A mean and what it may well be, as shares of the room between the lowest and the highest of all options, or of more where these are close. */
export interface Span {
  low: number;
  mean: number;
  high: number;
}

/** Of more options than these whole percents are told: there is no room for more, however exactly they are known. */
export const FEW = 8;
/** So many standard errors apart, one option is taken to be better than another. */
const CERTAIN = 2;
/** No scale is narrower: a tenth of all chances, or of the highest score. */
const NARROWEST = 0.1;

export class Coach extends Figures {
  /** The options that may well be the best, and those that show the same chance to win; none where that is all of them. */
  private readonly best: Worth[];

  constructor(
    private readonly worths: Worth[],
    speech: TableSpeech,
    game: Pick<GameCard, "dollars">,
    private readonly total?: string,
  ) {
    super(worths, speech, game, worths.length <= FEW);
    const highest = worths.reduce((best, worth) => (worth.share > best.share ? worth : best));
    const leaders = worths.filter((worth) => highest.share - worth.share <= CERTAIN * Math.hypot(highest.share_error, worth.share_error));
    const least = Math.min(...leaders.map((worth) => this.rounded(worth.share)));
    const best = worths.filter((worth) => this.rounded(worth.share) >= least);
    this.best = best.length < worths.length ? best : [];
  }

  /** How the figures came to be, and how many options may be the best; `brief` where only chances are shown. */
  about(brief: boolean): string {
    const games = this.worths.reduce((sum, worth) => sum + worth.games, 0);
    return this.speech.say("coach-about", { games, family: this.speech.family, total: this.scored, best: this.best.length, brief: brief ? "yes" : "no" });
  }

  /** What the score is, by the family or more exactly by the board. */
  private get scored(): string {
    return this.total ?? this.speech.say("coach-score", { family: this.speech.family });
  }

  worth(event: string): Worth | undefined {
    return this.worths.find((worth) => worth.event === event);
  }

  /** Whether more than half of the options show the same chance to win. */
  get isEven(): boolean {
    const shown = this.worths.map(({ share }) => this.rounded(share)).sort((one, other) => one - other);
    const middle = shown[shown.length >> 1];
    return 2 * shown.filter((chance) => chance === middle).length > shown.length;
  }

  isBest(event: string): boolean {
    return this.best.some((worth) => worth.event === event);
  }

  /** Where an option stands among all of them, by its share of the win and by its score. */
  spans(worth: Worth): [Span, Span] {
    return [
      span(worth.share, CERTAIN * worth.share_error, this.worths.map((one) => [one.share, CERTAIN * one.share_error]), NARROWEST),
      span(worth.score, CERTAIN * worth.score_error, this.worths.map((one) => [one.score, CERTAIN * one.score_error]), NARROWEST * Math.max(...this.worths.map((one) => Math.abs(one.score)))),
    ];
  }

  /** A mean with its error, where there is one to be seen. */
  private within(mean: string, error: string): string {
    return /[1-9]/.test(error) ? `${mean} ± ${error}` : mean;
  }

  /** An option in figures, for those who look closely or listen. */
  sentence(event: string): string {
    const worth = this.worth(event);
    if (!worth) return "";
    const share = this.within(this.chance(worth.share), this.percent(worth.share_error));
    const score = this.within(this.score(worth.score), this.score(worth.score_error));
    return this.speech.say(this.isBest(event) ? "coach-best" : "coach-worth", { share, score, total: this.scored, best: this.best.length });
  }
}

function span(mean: number, error: number, all: [number, number][], narrowest: number): Span {
  const lowest = Math.min(...all.map(([one, give]) => one - give));
  const highest = Math.max(...all.map(([one, give]) => one + give));
  const room = Math.max(highest - lowest, narrowest) || 1;
  const least = (lowest + highest - room) / 2;
  return { low: (mean - error - least) / room, mean: (mean - least) / room, high: (mean + error - least) / room };
}
