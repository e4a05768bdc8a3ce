import type { LongShotView, OfferCard } from "../../generated/messages";
import type { ScoreLine } from "../../frame/ScoreSheet.svelte";
import { twoNames } from "../../lib/names";
import type { Fact } from "../../lib/speech";
import type { Table } from "../../lib/table.svelte";
import type { Kit } from "../families";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import OfferArt from "./OfferArt.svelte";
import { boxes, type Printed } from "./printed";

const view = (table: Table) => table.shown!.view as LongShotView;

/** The printed name of a horse, without its translation. */
const horseName = (table: Table, horse: number) => twoNames(table.speech.say(`long-shot-horse-${horse}`))[0];

/** Everybody rolls for the start before the first turn. */
const begins = (table: Table) => ["deal", "first-roll"].includes(view(table).step);
const rolls = (table: Table) => (begins(table) ? table.speech.say("ls-first-roll") : undefined);

function turn(table: Table): string {
  const { turn, on } = view(table);
  const now = table.speech.say("long-shot-board-turn", { turn: turn + 1 });
  return begins(table) ? table.speech.say("ls-before") : table.speech.say("ls-turn", { turn: now, seat: table.speech.seat(on), you: table.isMe(on) && !table.past ? "yes" : "no" });
}

const heading = (table: Table) => `${turn(table)} · ${table.speech.say("long-shot-board-pile", { count: view(table).pile })}`;

/** What was rolled, every horse with its space and owner, everybody's money, cards, token and bets, and the own hand. */
function describe(table: Table): string[] {
  const { speech } = table;
  const { horses, players, seat, horse_die: horse, move_die: move } = view(table);
  const dice = horse === null || move === null ? [] : [speech.say("long-shot-board-dice", { horse, move })];
  const race = horses.map((horse, number) => {
    const where = horse.place ? speech.say("long-shot-board-place", { place: horse.place }) : speech.say("lsd-space", { space: horse.space });
    return `${number + 1} ${speech.say(`long-shot-horse-${number + 1}`)}: ${where}${horse.owner === null ? "" : `; ${speech.seat(horse.owner)}`}`;
  });
  const token = (player: LongShotView["players"][number]) => `${speech.say("long-shot-board-token")} ${speech.say(player.token ? "long-shot-board-token-left" : "long-shot-board-token-used")}`;
  const people = players.map((player, number) => {
    const bets = player.bets.flatMap((bet, horse) => (bet ? [`${horse + 1}: ${speech.all.money(bet)}`] : []));
    return `${speech.seat(number)}: ${speech.all.money(player.money)}; ${speech.say("long-shot-board-cards")} ${player.cards}; ${token(player)}; ${speech.say("long-shot-board-bets")} ${bets.join(", ") || "–"}`;
  });
  const hand = seat === null ? [] : (players[seat]?.hand ?? []).map((card) => speech.say(`long-shot-card-${card}`));
  return [heading(table), ...dice, ...race, ...people, ...(hand.length ? [`${speech.say("long-shot-board-hand")}: ${hand.join(", ")}`] : [])];
}

/** So many options are short, and so many are many, where they are horses. */
const SHORT = 2;
const MANY = 4;

const PASS: Record<string, string> = { action: "ls-pass-action", bars: "ls-pass-bars", features: "ls-pass-features" };

const isHorse = (offer: OfferCard) => offer.target?.startsWith("horse:") ?? false;

/** A horse is its name, among many its number; a card is its name. */
function brief(table: Table, offer: OfferCard): string | undefined {
  const { card_name: card, die, horse } = offer.args ?? {};
  if (isHorse(offer)) return table.offers.length < MANY ? horseName(table, Number(horse)) : "";
  if (die) return table.speech.say("ls-die", { die: String(die) });
  if (offer.group === "keep") return table.speech.say("ls-keep");
  if (typeof card === "string") return twoNames(table.speech.say(card))[0];
  const pass = offer.event === "pass" ? PASS[view(table).step] : undefined;
  return pass && table.speech.say(pass);
}

/** Where a horse stands or goes, or what money is left, under its name. */
function detail(table: Table, offer: OfferCard): string | undefined {
  if (!isHorse(offer) || table.offers.length < SHORT || table.offers.length >= MANY) return undefined;
  const { space, goal } = offer.args ?? {};
  return table.speech.offer({ ...offer, message: goal === undefined ? "ls-few-left" : goal === space ? "ls-few-on" : "ls-few-goal" });
}

/** What would happen if the roll runs on. */
const expects = (table: Table) => (view(table).step === "action" ? undefined : table.offers.find((offer) => ["keep", "pass"].includes(offer.event))?.event);

/** Why there is nothing to choose. */
const ONLY: Record<string, string> = { window: "ls-only-window", reroll: "ls-only-reroll" };

/** What stands on the card that asks. */
const read = (table: Table, printed?: Printed) => printed && table.speech.say(printed.message, printed.args);

/** Which step of the turn asks, and about which roll. */
function prompt(table: Table): { title: string; about?: string } | undefined {
  const { step, card, target, feature, horse_die, goal } = view(table);
  const box = boxes.get(table.id);
  if (table.offers.some((offer) => offer.group === "pluck")) return { title: table.speech.say(`long-shot-card-${card}`), about: table.speech.say("ls-seen-hand", { name: table.speech.seat(target!) }) };
  if (step === "card" && card !== null) return { title: table.speech.say(`long-shot-card-${card}`), about: read(table, box?.cards[card]) };
  if (step === "features") return { title: table.speech.say("ls-step-features", { horse_name: horseName(table, feature + 1) }), about: read(table, box?.horses[feature]?.feature) };
  const message = (table.offers.length === 1 ? ONLY[step] : undefined) ?? `ls-step-${step}`;
  return table.speech.has(message) ? { title: table.speech.say(message, { runner: horse_die === null ? "" : horseName(table, horse_die), goal: goal ?? "none" }), about: [rolled(table), pulled(table)].filter(Boolean).join(" ") || undefined } : undefined;
}

function rolled(table: Table): string | undefined {
  const { seat, horse_die, move_die, on, goal, step, spooked } = view(table);
  if (horse_die === null || move_die === null || step === "sale") return undefined;
  const still = step === "action" ? "none" : spooked ? "spooked" : move_die === 0 ? "zero" : "none";
  return table.speech.say("ls-rolled", { who: seat === on ? "you" : "other", name: table.speech.seat(on), horse: horse_die, horse_name: horseName(table, horse_die), move: move_die, goal: goal ?? still });
}

/** LS-97: whose bars have the rolled number, as long as the roll waits for answers. */
function pulled(table: Table): string | undefined {
  const { seat, on, pulled, step } = view(table);
  if (step === "bars" || !pulled.length) return undefined;
  const horses = table.speech.all.list(pulled.map((horse) => `${horseName(table, horse)} (${horse})`));
  return table.speech.say("ls-pulled", { who: seat === on ? "you" : "other", name: table.speech.seat(on), horses, count: pulled.length });
}

/** Hand money, then what each horse that came in has paid: the prize, and stakes by its odds. */
function lines({ log, now, speech }: Table, order: number[], accounts: Fact[]): ScoreLine[] {
  const { horses } = now!.view as LongShotView;
  const paid = log.map(({ fact }) => fact).filter(({ fact }) => ["prize", "bet-pays"].includes(fact));
  const amount = (one?: Fact) => (one ? `${one.odds ? `${speech.all.money(Number(one.stake))} × ${one.odds} = ` : ""}${speech.field(one, "money")}` : "");
  const line = ({ fact, horse, name }: Fact) => ({
    name: speech.say(`score-long-shot-${fact}`, { place: speech.say("long-shot-board-place", { place: horses[Number(horse) - 1]!.place! }), name: String(name).replaceAll(" ", "\u00a0") }),
    amounts: order.map((seat) => amount(paid.find((one) => one.fact === fact && one.horse === horse && one.seat === seat))),
  });
  const first = paid.filter((one, at) => at === paid.findIndex(({ fact, horse }) => fact === one.fact && horse === one.horse));
  return [{ name: speech.say("score-long-shot-hand"), amounts: accounts.map((fact) => speech.field(fact, "hand")) }, ...first.map(line)];
}

export const kit: Kit = { Board, Hand, OfferArt, brief, many: SHORT, detail, groups: ["play", "sell", "buy", "bet"], expects, prompt, rolls, lines, heading, describe, chapters: ["turn-begins"], chance: "roll", standing: {}, asksMuch: true };
