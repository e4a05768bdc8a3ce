/** What a race tells beside its board: what the dice did last, as the log has it, and where a card is known from. */
import type { LongShotDiceView } from "../../generated/messages";
import type { Table } from "../../lib/table.svelte";

export interface Story {
  seat: number;
  horse: number;
  spaces: number;
  /** The horses that moved, in their order, with the spaces they went. */
  moves: { horse: number; spaces: number }[];
}

export function lastRoll(table: Table): Story | undefined {
  const until = table.shown?.version ?? 0;
  const log = table.log.filter((line) => line.at <= until);
  const roll = log.findLastIndex((line) => line.fact.fact === "rolls");
  const fact = log[roll]?.fact;
  if (!fact) return undefined;
  const moves = log.slice(roll + 1).filter((line) => line.at === log[roll]!.at && line.fact.fact === "runs");
  return {
    seat: Number(fact.seat),
    horse: Number(fact.horse),
    spaces: Number(fact.spaces),
    moves: moves.map(({ fact: run }) => ({ horse: Number(run.horse), spaces: Number(run.space) - Number(run.start) })),
  };
}

/** Where a horse card is known from, if not all of it is printed in the rulebook. */
export function originOf({ sources }: LongShotDiceView["horses"][number]): "house" | "reported" | "" {
  const known = new Set(Object.values(sources));
  return known.has("house") ? "house" : known.has("reported") ? "reported" : "";
}
