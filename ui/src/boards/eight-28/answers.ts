import type { Eight28View } from "../../generated/messages";

/** What a player has answered to the card on offer. Offers go clockwise from the dealer's left: who sits before the turn has been asked. */
export function answerOf(view: Eight28View, seat: number): "declined" | "took" | undefined {
  const { turn, dealer, players, variant } = view;
  const player = players[seat]!;
  if (view.revealed || player.is_out || player.hidden === null) return undefined;
  if (player.has_declined && variant.pass_is_final) return "declined";
  if (turn === null || dealer === null || players[turn]!.hidden === null) return undefined;
  const rank = (one: number) => (one - dealer - 1 + players.length) % players.length;
  if (rank(seat) >= rank(turn)) return undefined;
  return player.has_declined ? "declined" : "took";
}
