/** The score sheet of Las Vegas. */
import type { LasVegasView } from "../../generated/messages";
import type { ScoreLine } from "../../frame/ScoreSheet.svelte";
import type { Fact } from "../../lib/speech";
import type { Table } from "../../lib/table.svelte";

/** Notes, and chips in money with their number; where several have most, also what decides. */
export function lines({ shown, speech }: Table, _order: number[], accounts: Fact[]): ScoreLine[] {
  const line = (kind: string, amount: (fact: Fact) => string) => ({ name: speech.say(`score-las-vegas-${kind}`), amounts: accounts.map(amount) });
  const money = line("money", (fact) => speech.all.money(Number(fact.money)));
  const most = Math.max(...accounts.map((fact) => Number(fact.score)));
  const isTied = accounts.filter((fact) => fact.score === most).length > 1;
  if ((shown!.view as LasVegasView).game === "las-vegas-2012") return isTied ? [money, line("notes", (fact) => String(fact.notes))] : [money];
  const chips = line("chips", (fact) => speech.say("lv-chips-worth", { chips: Number(fact.chips), money: speech.all.money(Number(fact.score) - Number(fact.money)) }));
  return isTied ? [money, chips, line("pieces", (fact) => String(Number(fact.notes) + Number(fact.chips)))] : [money, chips];
}
