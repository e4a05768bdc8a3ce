/** A guided first round: a few hints on the real table, each shown when its moment has come, until it is done or put away. */
import type { Table } from "../lib/table.svelte";

export interface Hint {
  /** Its message is `guide-<family>-<name>`. */
  name: string;
  /** Where it points, as selectors: the first of them that shows something. */
  at: string[];
  /** Whether its moment has come. */
  when: (table: Table) => boolean;
  /** It asks for something: once that is done, it goes by itself. */
  asks?: boolean;
  /** Only one game of the family has what it shows. */
  game?: string;
}

const rolls = (table: Table) => table.canRoll;
const chooses = (table: Table) => table.offers.length > 0;
const watches = (table: Table) => table.now?.turn != null && !table.myTurn;
const always = () => true;

/** A few hints for each family, in the order of a first turn. */
export const HINTS: Record<string, Hint[]> = {
  "las-vegas": [
    { name: "roll", at: [".actions .roll"], when: rolls, asks: true },
    { name: "place", at: [".actions"], when: chooses, asks: true },
    { name: "tiles", at: [".casino section"], when: always, game: "las-vegas-royale" },
    { name: "ties", at: [".casino:has(.tied)", ".casino:has(li)", ".casino"], when: watches },
    { name: "notes", at: [".seats [aria-current]", ".seats article"], when: always },
  ],
  "long-shot-dice": [
    { name: "race", at: [".oval"], when: always },
    { name: "action", at: [".actions"], when: chooses, asks: true },
    { name: "sheet", at: [".sheet section", ".sheet"], when: always },
    { name: "market", at: [".market"], when: always },
  ],
  "long-shot": [
    { name: "lanes", at: [".lanes"], when: always },
    { name: "roll", at: [".actions"], when: (table) => rolls(table) || chooses(table), asks: true },
    { name: "cards", at: [".course ul"], when: always },
    { name: "action", at: [".actions"], when: chooses, asks: true },
  ],
  "eight-28": [
    { name: "goal", at: [".me"], when: always },
    { name: "offer", at: [".actions"], when: chooses, asks: true },
    { name: "others", at: [".others"], when: always },
    { name: "halves", at: [".centre"], when: always },
  ],
};

const seen = (family: string) => `guide ${family}`;

/** Whether the first round of a family was never guided on this device. */
export const isNew = (family: string): boolean => family in HINTS && localStorage.getItem(seen(family)) === null;

export class Guide {
  private step = $state(0);
  /** The hint that was last shown. */
  private shown = $state(-1);
  /** How many there are, and how many were read. */
  readonly hints: Hint[];

  constructor(
    readonly table: Table,
    readonly family: string,
  ) {
    this.hints = (HINTS[family] ?? []).filter(({ game }) => !game || game === table.card?.game);
  }

  get read(): number {
    return this.step;
  }

  /** The hint whose moment has come; one that only tells stays until it is read. */
  get hint(): Hint | undefined {
    const hint = this.hints[this.step];
    if (!hint) return undefined;
    return hint.when(this.table) || (this.shown === this.step && !hint.asks) ? hint : undefined;
  }

  /** The table has gone on; what was not asked in time is not asked any more. */
  watch(): void {
    const due = this.hints.findIndex((hint, step) => step >= this.step && hint.asks && hint.when(this.table));
    if (due > this.step && this.shown < this.step && this.hints[this.step]!.asks) this.step = due;
    const hint = this.hints[this.step];
    if (hint?.asks && this.shown === this.step && !hint.when(this.table)) this.next();
    if (this.hints[this.step]?.when(this.table)) this.shown = this.step;
  }

  get isOver(): boolean {
    return this.step >= this.hints.length;
  }

  next(): void {
    this.step++;
    if (this.isOver) localStorage.setItem(seen(this.family), "seen");
  }

  skip(): void {
    this.step = this.hints.length - 1;
    this.next();
  }
}
