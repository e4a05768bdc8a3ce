/** What is said of the table and its players, on the board and in words. */
import type { Eight28View } from "../../generated/messages";
import type { TableSpeech } from "../../lib/speech";

/** Nobody is asked any more; in a replay, too. */
export const isOver = ({ turn, dealer }: Eight28View): boolean => turn === null && dealer !== null;

/** `1 × 15, 2 × 3, …`: cards by kind, the 1/11 last. */
export const counts = (unseen: number[]): string => unseen.map((count, kind) => `${kindOf(unseen, kind)} × ${count}`).join(", ");

export const kindOf = (unseen: number[], kind: number): string => (kind === unseen.length - 1 ? "1/11" : String(kind + 1));

/** What a player's known cards may add up to; a hidden card is still to be added. */
export function total(speech: TableSpeech, { cards, hidden, totals }: Eight28View["players"][number]): string {
  if (!cards.length && (hidden ?? "?") === "?") return "?";
  return totalsOf(speech, totals) + (totals.length && hidden === "?" ? " + ?" : "");
}

export const totalsOf = (speech: TableSpeech, totals: number[]): string => (totals.length ? speech.totals(totals) : speech.say("eight-28-board-over28"));

export function state(speech: TableSpeech, view: Eight28View, seat: number): string {
  const { is_out, half } = view.players[seat]!;
  if (is_out) return speech.say("eight-28-board-out");
  if (half > 0) return speech.say("e28-goes-for", { half });
  if (view.revealed) return half === 0 && !isOver(view) ? speech.say("eight-28-board-choosing") : "";
  const answer = view.answers[seat];
  if (answer) return speech.say(`eight-28-board-${answer}`);
  return view.dealer === seat ? speech.say("eight-28-board-dealer") : "";
}
