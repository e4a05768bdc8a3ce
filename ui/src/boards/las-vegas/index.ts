import type { LasVegasView, OfferCard, RoyaleView } from "../../generated/messages";
import { twoNames } from "../../lib/names";
import type { Fact } from "../../lib/speech";
import type { Table } from "../../lib/table.svelte";
import type { Kit } from "../families";
import Board from "./Board.svelte";
import FactArt from "./FactArt.svelte";
import FieldArt from "./FieldArt.svelte";
import Hand from "./Hand.svelte";
import OfferArt from "./OfferArt.svelte";
import { askingTile, briefly, casinoName, kindOf, ranks, whom } from "./casinos";
import { lines } from "./score";
import { stateOf } from "./tiles";

const view = (table: Table) => table.shown!.view as LasVegasView;

function heading(table: Table): string {
  const { round, rounds } = view(table);
  return table.speech.say("lv-round", { round: Math.min(round + 1, rounds), rounds });
}

const listed = (faces: number[]) => faces.join(", ") || "none";

/** What was rolled, every casino with its notes, its tile and its ranking, then every player. */
function describe(table: Table): string[] {
  const { game, casinos, players, roll, turn } = view(table);
  const { tiles = [], closed = null } = view(table) as Partial<RoyaleView>;
  const { speech } = table;
  const rolled = roll && turn !== null ? [speech.say("lv-lies", { ...whom(table, turn), small: listed(roll.small), big: listed(roll.big), white: listed(roll.white) })] : [];
  const places = casinos.map((casino, number) => {
    const rows = ranks(view(table), number, speech).map(({ name, strength, outcome }) => speech.say("lv-rank", { name, strength, outcome }));
    const tile = tiles.filter(({ casino }) => casino === number).flatMap((one) => [speech.say(`las-vegas-tile-${one.tile}`), ...stateOf(one, view(table), speech)]);
    const shut = closed === number ? [speech.say("lv-closed")] : [];
    const notes = casino.notes.map((note) => speech.all.money(note)).join(", ");
    return `${number + 1}, ${casinoName(speech, number)}: ${[notes || "–", ...tile, ...shut, ...(rows.length ? rows : [speech.say("lv-no-dice")])].join("; ")}.`;
  });
  const people = players.map((player, seat) =>
    speech.say("lv-holds", { name: speech.seat(seat), dice: player.small + player.big + player.white, big: player.big, chips: game === "las-vegas-2012" ? "none" : player.chips, money: speech.all.money(player.money) }),
  );
  return [heading(table), ...rolled, ...places, ...people];
}

const brief = (table: Table, offer: OfferCard) => briefly(table.speech, offer);
const detail = ({ speech }: Table, offer: OfferCard) => (kindOf(offer) === "pass" ? speech.say("lv-pass-costs", { chips: Number(offer.args?.chips) }) : undefined);

/** What a tile that asks wants to be done now, its name, and what the bar means. */
function prompt(table: Table): { title: string; about?: string } | undefined {
  const tile = askingTile(view(table));
  const group = table.offers.find((offer) => offer.group !== "decline")?.group;
  if (!tile || !group) return undefined;
  const named = table.speech.say(`las-vegas-tile-${tile.tile}`);
  const about = group === "bar" ? table.speech.say("prompt-las-vegas-bar.about", { named }) : named;
  return { title: table.speech.say(`prompt-las-vegas-${group}`, { tile: tile.tile, ...asked(table, tile) }), about };
}

/** The tile that waits for its black dice: on a phone nothing else says which dice these are. */
function rolls(table: Table): string | undefined {
  const tile = askingTile(view(table));
  const { acting = null, turn } = view(table) as LasVegasView & Partial<RoyaleView>;
  return tile && table.speech.say("lv-tile-to-roll", { tile: twoNames(table.speech.say(`las-vegas-tile-${tile.tile}`))[0], ...whom(table, acting ?? turn ?? 0) });
}

/** What the sentence speaks of: who plays on the other side, and the black dice. */
function asked(table: Table, tile: RoyaleView["tiles"][number]): Record<string, string | number> {
  const { turn, players } = view(table);
  const name = (seat: number | null) => table.speech.seat(seat ?? 0);
  if (tile.tile === "black-box") return { name: name(tile.winner) };
  if (tile.tile === "lucky-punch") return { name: name(tile.fist === 0 ? ((turn ?? 0) + 1) % players.length : turn) };
  if (tile.tile === "fifty-fifty") return { sum: tile.sum };
  if (tile.tile === "my-choice") return { low: (tile.low ?? 0) + 1, high: (tile.high ?? 0) + 1 };
  return {};
}

/** Where the coach stops looking, the chips of the next round have been dealt already. */
function total(table: Table): string {
  const { game, round, rounds } = view(table);
  return table.speech.say("lv-total", { chips: game !== "las-vegas-2012" && round + 1 < rounds ? "yes" : "no" });
}

const DICE: Record<string, string[]> = { rolls: ["small", "big", "white"], "neutral-dice": ["small", "big"], "rolls-black": ["dice"], "black-placed": ["casinos"] };
const pictured = ({ fact }: Fact) => DICE[fact] ?? [];

export const kit: Kit = { Board, Hand, OfferArt, FactArt, FieldArt, brief, many: 1, detail, prompt, rolls, total, lines, pictured, heading, describe, chapters: ["round-begins"], chance: "roll", standing: {} };
