/** Whose turn it is, in the words of the bar. */
import type { Kit } from "../boards/families";
import type { Table } from "./table.svelte";
import { say } from "./words.svelte";

/** What the table asks of the player whose turn it is here. */
export const call = (table: Table, kit: Kit): string => say(table.canRoll ? `spoken-${kit.chance}` : "spoken-choose", { options: table.offers.length });

/** Whom the table waits for, or waited for in the past. */
export function awaited(table: Table, kit: Kit): string {
  const turn = table.shown!.turn;
  if (!turn) return say("bar-wait");
  return say(turn.kind === "roll" ? `bar-wait-${kit.chance}` : "bar-wait-decide", { name: table.speech.seat(turn.seat) });
}
