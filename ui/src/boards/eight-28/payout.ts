/** How the last round was paid, as the log tells it. */
import type { Table } from "../../lib/table.svelte";

export const GOALS = [8, 28];

export interface Payout {
  /** 8 or 28; 0 for a direct hit, which takes the whole centre. */
  half: number;
  seats: number[];
  total?: number;
  blue: number;
  red: number;
}

export function lastPayout(table: Table): Payout[] {
  const until = table.shown?.version ?? 0;
  const facts = table.log.filter((line) => line.at <= until).map((line) => line.fact);
  const found: Payout[] = [];
  for (const fact of facts.slice(Math.max(0, facts.findLastIndex((one) => one.fact === "round-ends")))) {
    const last = found.at(-1);
    if (fact.fact === "direct-hit") found.push({ half: 0, seats: fact.seats as number[], blue: 0, red: 0 });
    else if (fact.fact === "half-laid") found.push({ half: Number(fact.half), seats: [], blue: Number(fact.blue), red: Number(fact.red) });
    else if (fact.fact === "half-won" && last) Object.assign(last, { seats: fact.seats, total: fact.total });
    else if (fact.fact === "paid" && last?.half === 0) Object.assign(last, { blue: last.blue + Number(fact.blue), red: last.red + Number(fact.red) });
  }
  return found;
}
