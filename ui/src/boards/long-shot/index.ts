import type { LongShotView, OfferCard } from "../../generated/messages";
import { twoNames } from "../../lib/names";
import type { Table } from "../../lib/table.svelte";
import type { Kit } from "../families";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import OfferArt from "./OfferArt.svelte";

const view = (table: Table) => table.shown!.view as LongShotView;

const heading = (table: Table) => `${table.speech.say("long-shot-board-turn", { turn: view(table).turn + 1 })} · ${table.speech.say("long-shot-board-pile", { count: view(table).pile })}`;

/** Every horse with its space and owner, everybody's money and bets, and the own hand. */
function describe(table: Table): string[] {
  const { speech } = table;
  const { horses, players, seat } = view(table);
  const race = horses.map((horse, number) => {
    const where = horse.place ? speech.say("long-shot-board-place", { place: horse.place }) : speech.say("lsd-space", { space: horse.space });
    return `${number + 1} ${speech.say(`long-shot-horse-${number + 1}`)}: ${where}${horse.owner === null ? "" : `; ${speech.seat(horse.owner)}`}`;
  });
  const people = players.map((player, number) => {
    const bets = player.bets.flatMap((bet, horse) => (bet ? [`${horse + 1}: ${speech.all.money(bet)}`] : []));
    return `${speech.seat(number)}: ${speech.all.money(player.money)}; ${speech.say("long-shot-board-cards")} ${player.cards}; ${speech.say("long-shot-board-bets")} ${bets.join(", ") || "–"}`;
  });
  const hand = seat === null ? [] : (players[seat]?.hand ?? []).map((card) => speech.say(`long-shot-card-${card}`));
  return [heading(table), ...race, ...people, ...(hand.length ? [`${speech.say("long-shot-board-hand")}: ${hand.join(", ")}`] : [])];
}

/** A horse is its number, a card its name. */
function brief(table: Table, offer: OfferCard): string | undefined {
  if (offer.target?.startsWith("horse:")) return "";
  const card = offer.args?.card_name;
  return typeof card === "string" ? twoNames(table.speech.say(card))[0] : undefined;
}

/** What would happen if the roll runs on. */
const expects = (table: Table) => (view(table).step === "action" ? undefined : table.offers.find((offer) => ["keep", "pass"].includes(offer.event))?.event);

/** Which step of the turn asks. */
function prompt(table: Table): { title: string; about?: string } | undefined {
  const { step, horse_die, move_die, on, card } = view(table);
  if (step === "card" && card !== null) return { title: table.speech.say(`long-shot-card-${card}`) };
  const message = `ls-step-${step}`;
  if (!table.speech.has(message)) return undefined;
  const about = horse_die === null || move_die === null ? undefined : table.speech.say("ls-rolled", { name: table.speech.seat(on), horse: horse_die, horse_name: table.speech.say(`long-shot-horse-${horse_die}`), move: move_die });
  return { title: table.speech.say(message), about };
}

export const kit: Kit = { Board, Hand, OfferArt, brief, expects, prompt, heading, describe, chapters: ["turn-begins"], pays: ["prize", "bet-pays"], chance: "roll", standing: {}, asksMuch: true };
