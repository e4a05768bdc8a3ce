/** What a race tells beside its board: what the dice did last, as the log has it, and where a card is known from. */
import type { LongShotDiceView, OfferCard } from "../../generated/messages";
import type { Table } from "../../lib/table.svelte";

export interface Story {
  seat: number;
  horse: number;
  spaces: number;
  /** A horse that is home, or that no place is left for, does not move. */
  runs: boolean;
  /** How many spaces each horse went on the track, unless something else has moved it since. */
  moves: Map<number, number>;
  /** Those that were pulled along, and ran one space or home; the rolled horse too, if it is marked on its own card. */
  pulled: number[];
}

export function lastRoll(table: Table): Story | undefined {
  const until = table.shown?.version ?? 0;
  const log = table.log.filter((line) => line.at <= until);
  const roll = log.findLastIndex((line) => line.fact.fact === "rolls");
  const fact = log[roll]?.fact;
  if (!fact) return undefined;
  const told = log.slice(roll + 1).filter((line) => line.at === log[roll]!.at);
  const moves = new Map<number, number>();
  for (const { fact: run } of told) if (run.fact === "runs") moves.set(Number(run.horse), (moves.get(Number(run.horse)) ?? 0) + Number(run.space) - Number(run.start));
  for (const { fact: other } of log.slice(roll + 1)) if (other.fact === "is-moved") moves.delete(Number(other.horse));
  const movers = told.filter((line) => line.fact.fact === "runs" || line.fact.fact === "finishes").map((line) => Number(line.fact.horse));
  /** The rolled horse goes first, or not at all. */
  const runs = movers[0] === Number(fact.horse);
  return { seat: Number(fact.seat), horse: Number(fact.horse), spaces: Number(fact.spaces), runs, moves, pulled: movers.slice(runs ? 1 : 0) };
}

/** Whether any action is among the options, and not only another number or no move at all. */
export const canAct = (offers: OfferCard[]) => offers.some(({ group }) => !["wild", "erase", "pass"].includes(group ?? ""));

/** The number of the action: what was rolled, what a wild was marked for, or whose bar is marked. */
export function numberOf({ rolled, todo }: LongShotDiceView): number | null {
  const [word, number] = (todo.at(-1) ?? "").split(" ");
  return word === "wild" || word === "bar" ? Number(number) : rolled;
}

/** The signs of what is not printed in the rulebook, by where it is known from. */
export const SIGNS: Record<string, string> = { reported: "●", house: "○" };

/** Those of the signs that stand on the table now. */
export function signsOn({ horses, roland }: LongShotDiceView): string[] {
  const known = new Set([...horses.flatMap(({ sources }) => Object.values(sources)), roland?.source]);
  return Object.keys(SIGNS).filter((source) => known.has(source));
}

/** Rows and columns of the concessions. */
export const SIDE = 4;

/** What the sum of a sheet is called. */
export const totalOf = (table: Table) => (table.shown!.status === "over" ? "result-total" : "lsd-now");

/** Who owns a sheet: a seat, or Roland, who has none. */
export const nameOf = (table: Table, row: number) => table.speech.seat(row);

export const letterOf = (table: Table, row: number) => table.letters[row]!;
