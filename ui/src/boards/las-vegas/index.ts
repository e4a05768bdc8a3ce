import type { LasVegasView, OfferCard } from "../../generated/messages";
import type { Fact } from "../../lib/speech";
import type { Table } from "../../lib/table.svelte";
import type { Kit } from "../families";
import Board from "./Board.svelte";
import FactArt from "./FactArt.svelte";
import FieldArt from "./FieldArt.svelte";
import Hand from "./Hand.svelte";
import OfferArt from "./OfferArt.svelte";
import { askingTile, briefly, casinoName, outcomeOf, ranks } from "./casinos";

const view = (table: Table) => table.shown!.view as LasVegasView;

function heading(table: Table): string {
  const { round, rounds } = view(table);
  return table.speech.say("lv-round", { round: Math.min(round + 1, rounds), rounds });
}

/** Every casino with its notes and ranking, then every player. */
function describe(table: Table): string[] {
  const { casinos, players } = view(table);
  const { speech } = table;
  const places = casinos.map((casino, number) => {
    const rows = ranks(view(table), number, speech).map((row) => `${row.name} ${row.strength} (${row.outcome})`);
    const notes = casino.notes.map((note) => speech.all.money(note)).join(", ");
    return `${number + 1}, ${casinoName(speech, number)}: ${notes || "–"}. ${rows.join("; ") || speech.say("lv-no-dice")}.`;
  });
  const people = players.map((player, seat) =>
    speech.say("lv-holds", { name: speech.seat(seat), dice: player.small + player.big + player.white, chips: player.chips, money: speech.all.money(player.money) }),
  );
  return [heading(table), ...places, ...people];
}

const brief = (table: Table, offer: OfferCard) => briefly(table.speech, offer);
const detail = (table: Table, offer: OfferCard) => outcomeOf(table.speech, offer);

/** A tile that asks is named and explained. */
function prompt(table: Table): { title: string; about?: string } | undefined {
  const tile = askingTile(view(table));
  return tile && { title: table.speech.say(`las-vegas-tile-${tile.tile}`), about: table.speech.say(`las-vegas-tile-${tile.tile}.about`) };
}

const DICE: Record<string, string[]> = { rolls: ["small", "big", "white"], "neutral-dice": ["small", "big"], "rolls-black": ["dice"] };
const pictured = ({ fact }: Fact) => DICE[fact] ?? [];

export const kit: Kit = { Board, Hand, OfferArt, FactArt, FieldArt, brief, many: 1, detail, prompt, pictured, heading, describe, chapters: ["round-begins"], chance: "roll", standing: {} };
