/** The six casinos as they are drawn here, and their dice in the order of the ranking. */
import type { LasVegasView, OfferCard, RoyaleView } from "../../generated/messages";
import { twoNames } from "../../lib/names";
import type { Fact, TableSpeech } from "../../lib/speech";
import type { Table } from "../../lib/table.svelte";

export type SeenCasino = LasVegasView["casinos"][number];

export const CASINOS = [
  { sign: "#7d2430", ink: "#fbe3b8" },
  { sign: "#1f6f78", ink: "#fff0d0" },
  { sign: "#26305f", ink: "#f6ecd0" },
  { sign: "#8d5a2b", ink: "#fff2d6" },
  { sign: "#4d2a66", ink: "#ffeccb" },
  { sign: "#2d5f94", ink: "#fff5dc" },
];

/** The name of a casino is ours; the printed one belongs to the box. */
export const casinoName = (speech: TableSpeech, number: number): string => speech.say(`lv-name-${number + 1}`);

export interface Rank {
  /** A seat, or a virtual player after the seats. */
  row: number;
  name: string;
  /** The colour of the dice: that of the seat, white for neutral and grey for grey ones. */
  colour: string;
  small: number;
  big: number;
  /** How many of the small ones are black dice that a tile added. */
  black: number;
  strength: number;
  isTied: boolean;
  /** The note it would take now. */
  note?: number;
  outcome: string;
}

/** The dice of a casino, strongest first; strength, ties and who would be paid stand in the view. */
export function ranks(view: LasVegasView, number: number, speech: TableSpeech, casino: SeenCasino = view.casinos[number]!): Rank[] {
  return casino.strength
    .map((strength, row) => rank(view, casino, number, row, strength, speech))
    .filter((row) => row.strength > 0)
    .sort((a, b) => b.strength - a.strength || a.row - b.row);
}

function rank(view: LasVegasView, casino: SeenCasino, number: number, row: number, strength: number, speech: TableSpeech): Rank {
  const isTied = casino.tied.includes(row);
  const place = casino.winners.indexOf(row);
  const note = place >= 0 ? casino.notes[place] : undefined;
  const outcome = isTied ? speech.say("lv-tied-out") : note ? speech.all.money(note) : speech.say("lv-no-note");
  const isSeat = row < view.players.length;
  const isGrey = !isSeat && "tiles" in view && row === casino.strength.length - 1;
  const name = isSeat ? speech.seat(row) : speech.say(isGrey ? "lv-grey" : view.game === "las-vegas-2012" ? "lv-white" : "lv-neutral");
  const colour = isSeat ? `s${(row % 8) + 1}` : isGrey ? "grey" : "white";
  return { row, name, colour, small: casino.small[row] ?? 0, big: casino.big[row] ?? 0, black: blackDice(view, number, row), strength, isTied, note, outcome };
}

/** Black dice that Prime Time put into a casino for a seat. */
function blackDice(view: LasVegasView, casino: number, row: number): number {
  if (!("tiles" in view)) return 0;
  const tile = (view as unknown as RoyaleView).tiles.find((one) => one.tile === "prime-time");
  return tile?.tile === "prime-time" && tile.winner === row ? (tile.black[casino] ?? 0) : 0;
}

/** The number whose dice were placed this turn, while a tile asks about it: the roll still lies there, without them. */
export function placedNumber(table: Table, view: LasVegasView): number | undefined {
  if (!view.roll || askingTile(view) === undefined) return undefined;
  return Number(table.log.findLast(({ at, fact }) => at <= table.shown!.version && fact.fact === "places")?.fact.casino);
}

/** The roll for a tile that was the last thing to happen, and what it came to at once. */
export function blackRoll(table: Table): { fact: Fact; outcome?: Fact } | undefined {
  const last = table.log.findLast(({ at }) => at <= table.shown!.version)?.at;
  const told = table.log.filter(({ at }) => at === last).map(({ fact }) => fact);
  const number = told.findIndex(({ fact }) => fact === "rolls-black");
  return number >= 0 && told.length <= number + 2 ? { fact: told[number]!, outcome: told[number + 1] } : undefined;
}

/** The tile that waits for an answer or a roll. */
export function askingTile(view: LasVegasView): RoyaleView["tiles"][number] | undefined {
  if (!("tiles" in view)) return undefined;
  const { asking, tiles } = view as unknown as RoyaleView;
  return tiles.find((tile) => tile.casino === asking);
}

/** Who it is, or that it is the reader. */
export const whom = (table: Table, seat: number) => ({ name: table.speech.seat(seat), you: table.isMe(seat) && !table.past ? "yes" : "no" });

export const kindOf = (offer: OfferCard) => offer.group ?? "";

/** Few words for an option beside its picture: a casino by its name, nothing where dice or notes of a tile say it all. */
export function briefly(speech: TableSpeech, offer: OfferCard): string | undefined {
  const kind = kindOf(offer);
  if (kind === "place" || kind === "close") return casinoName(speech, Number(offer.args?.casino) - 1);
  if (kind === "activate") return twoNames(speech.say(String(offer.args?.tile_name)))[0];
  if (kind === "pass") return speech.say("lv-pass");
  if (kind === "split") return `${Number(offer.args?.tokens)} + ${Number(offer.args?.others)}`;
  if (SHORT.includes(kind)) return speech.offer(offer);
  return DRAWN[kind];
}

/** Where a grey die of Handicap may go. */
export const SPACES = ["chip", "note", "die"];

/** Options whose sentence is short enough. */
const SHORT = ["decline", "choose", "stop", "higher", "lower", "double"];

/** Options that their picture tells, with a sign beside it where something comes back. */
const DRAWN: Record<string, string> = { block: "", grey: "", nice: "", set: "", back: "↩", black: "", divide: "" };
