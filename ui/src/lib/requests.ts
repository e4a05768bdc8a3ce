/** What others ask, and what became of it, in the sentences that are shown and spoken. */
import type { SeatCard } from "../generated/messages";
import type { Table } from "./table.svelte";
import { say, tongue } from "./words.svelte";

/** The seat of ours that is asked whether a move may be taken back. */
export const askedSeat = (table: Table): number | undefined => table.now!.undo?.waiting?.find((seat) => table.now!.yours?.includes(seat));

/** A move that somebody would like to take back, and whether more goes with it: the first thing that was told after the moment to return to. */
export function undoRequest(table: Table): string[] {
  const undo = table.now!.undo ?? {};
  if (undo.refused) return [say("undo-refused")];
  if (undo.asked == null) return [];
  if (askedSeat(table) === undefined) return [say("undo-waiting")];
  const [move = "…", ...more] = table.log.filter(({ at }) => at > undo.asked!).map(({ fact }) => table.speech.fact(fact)).filter(Boolean);
  const asked = say("undo-asked", { name: table.speech.seat(undo.by ?? 0), move });
  return more.length ? [asked, say("undo-after")] : [asked];
}

/** Who would like to end the game. */
export const leavers = (table: Table): SeatCard[] => (table.now!.status === "over" ? [] : table.now!.seats.filter((seat) => seat.leaving));

export function endRequest(table: Table): string[] {
  const names = leavers(table).map(({ seat }) => table.speech.seat(seat));
  return names.length ? [say("end-asked", { many: names.length, names: tongue.speech!.list(names) })] : [];
}
