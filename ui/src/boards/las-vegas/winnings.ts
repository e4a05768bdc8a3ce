/** Notes that lie before their winner at the end of a round. */
import type { Fact } from "../../lib/speech";
import type { Table } from "../../lib/table.svelte";

/** What casinos paid a seat for the last round, until anybody acts in the next one. */
export function winnings(table: Pick<Table, "log" | "shown">, seat: number): Fact[] {
  const rounds: Fact[][] = [];
  for (const { at, fact } of table.log) {
    if (at > table.shown!.version) break;
    if (fact.fact === "round-begins") rounds.push([]);
    rounds.at(-1)?.push(fact);
  }
  const paid = (round: Fact[] = []) => round.filter((fact) => fact.fact === "paid" && fact.seat === seat);
  const [, ...since] = rounds.at(-1) ?? [];
  return since.some((fact) => fact.seat !== undefined) ? paid(since) : paid(rounds.at(-2));
}
