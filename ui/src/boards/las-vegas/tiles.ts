/** What lies on a tile, in words; what it does stands in its explanation. */
import type { LasVegasView, RoyaleView } from "../../generated/messages";
import type { TableSpeech } from "../../lib/speech";

export type SeenTile = RoyaleView["tiles"][number];

/** The tokens of Black Box; as many lie in the second pile as not in the first. */
export const ALL_TOKENS = 6;

/** Who has the least at Bad Luck. */
export function payers({ casinos, players }: LasVegasView, tile: SeenTile): number[] {
  const strengths = casinos[tile.casino]!.strength.slice(0, players.length);
  const least = Math.min(...strengths);
  return strengths.flatMap((strength, seat) => (strength === least ? [seat] : []));
}

export function stateOf(tile: SeenTile, view: LasVegasView, speech: TableSpeech): string[] {
  const marked = (cell: number) => [speech.say("lv-marked", { money: speech.all.money(tile.printed[cell] ?? 0) })];
  const dice = (small: number[], big: number[]) =>
    small.flatMap((count, seat) => (count + big[seat]! > 0 ? [`${speech.seat(seat)}: ${speech.say("lv-dice", { dice: count + big[seat]! })}`] : []));
  switch (tile.tile) {
    case "jackpot":
      return marked(tile.cell);
    case "no-entry":
      return marked(tile.next);
    case "fifty-fifty":
      return tile.cell === null ? [] : marked(tile.cell);
    case "high-five":
    case "power-play":
      return [tile.holder === null ? speech.say("lv-token-free") : speech.say("lv-token", { name: speech.seat(tile.holder) })];
    case "bad-luck":
      return [speech.say("lv-pay", { names: payers(view, tile).map((seat) => speech.seat(seat)).join(", ") })];
    case "knockout":
    case "double-down":
      return dice(tile.small, tile.big);
    case "block-it":
      return [speech.say("lv-groups", { one: tile.groups[0] ?? 0, two: tile.groups[1] ?? 0, three: tile.groups[2] ?? 0 })];
    case "handicap":
      return [speech.say("lv-spaces", { chip: tile.free[0] ?? 0, note: tile.free[1] ?? 0, die: tile.free[2] ?? 0 })];
    case "black-box":
      return tile.first ? [speech.say("lv-piles", { first: tile.first, second: ALL_TOKENS - tile.first })] : [];
    case "nice-dice":
      return tile.owner.flatMap((seat, space) => (seat === null ? [] : [speech.say("lv-space", { space: space + 1, name: speech.seat(seat) })]));
    case "my-choice":
      return [tile.gold === null ? speech.say("lv-gold") : speech.say("lv-gold-die", { name: speech.seat(tile.gold) })];
    default:
      return [];
  }
}
