import type { LongShotDiceView, OfferCard } from "../../generated/messages";
import type { Table } from "../../lib/table.svelte";
import type { Kit } from "../families";
import Beside from "./Beside.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import OfferArt from "./OfferArt.svelte";
import { canAct, letterOf, nameOf, SIDE, totalOf } from "./race";
import { lines } from "./score";

const view = (table: Table) => table.shown!.view as LongShotDiceView;

const heading = (table: Table) => table.speech.say("lsd-round", { round: view(table).round });

/** The marks, bets and money of a sheet; Roland has no marks. */
function read(table: Table, row: number): string {
  const { speech } = table;
  const { players, box, solo } = view(table);
  const sheet = players[row]!;
  const bets = sheet.bets.flatMap((bet, horse) => (bet ? [`${horse + 1}: ${speech.all.money(bet)}`] : []));
  const cells = box.grid.flatMap((number, cell) => (sheet.concessions[cell] ? [speech.say("lsd-cell", { number, row: Math.floor(cell / SIDE) + 1, column: (cell % SIDE) + 1, marked: "no" })] : []));
  const tiles = box.bonuses.map((bonus, kind) => speech.say("lsd-tile", { bonus: speech.say(`long-shot-dice-bonus-${bonus}`), left: sheet.tiles[kind]! }));
  const list = (name: string, items: (string | number)[], gap: string) => `${speech.say(name)}: ${items.join(gap) || "–"}`;
  const marks = solo && row > 0 ? [] : [list("lsd-helmet", sheet.helmets, ", "), list("lsd-jersey", sheet.jerseys, ", "), list("lsd-concessions", cells, "; "), list("lsd-bonuses", tiles, "; "), speech.say("lsd-wilds", { left: box.wilds - sheet.wilds })];
  const money = [`${speech.say("lsd-money")}: ${speech.all.money(sheet.money)}`, list("lsd-bet", bets, ", ")];
  return [nameOf(table, row), ...money, ...marks, `${speech.say(totalOf(table))}: ${speech.all.money(sheet.score.total)}`].join(". ");
}

/** Every horse with its place, price or owner and odds, then every sheet. */
function describe(table: Table): string[] {
  const { speech } = table;
  const { horses, players } = view(table);
  const race = horses.map((horse) => {
    const where = horse.place ? speech.say("lsd-place", { place: horse.place }) : speech.say("lsd-space", { space: horse.position });
    const owner = horse.owner === null ? speech.all.money(horse.price) : nameOf(table, horse.owner);
    const card = horse.card ? speech.say(`long-shot-dice-card-${horse.card}`) : "";
    return `${horse.number} ${card}: ${where}; ${owner}; ${horse.odds.join("/")}; ${speech.say("lsd-bar")} ${horse.bar.join(" ")}`;
  });
  return [heading(table), ...race, ...players.map((_, row) => read(table, row))];
}

/** A bet is its money, a concession its row, a bonus its name, everything else about a horse its number. */
function brief(table: Table, offer: OfferCard): string | undefined {
  const { horse, money, row, free, bonus_name } = offer.args ?? {};
  if (offer.event === "decline") return table.speech.say("lsd-decline");
  if (typeof bonus_name === "string") return table.speech.say(bonus_name);
  if (typeof horse !== "number") return undefined;
  if (money === 0) return "";
  if (typeof money === "number") return table.speech.say("lsd-stake", { money: table.speech.all.money(money), free: free ? "yes" : "no" });
  return typeof row === "number" ? table.speech.say("lsd-row", { row }) : "";
}

/** Which number the action is for; how far a bonus moves horses; what an ability does. */
function prompt(table: Table): { title: string; about?: string } | undefined {
  const { rolled, todo, horses } = view(table);
  const [word, number, count, first] = (todo.at(-1) ?? "").split(" ");
  if (word === "action") return { title: table.speech.say(canAct(table.offers) ? "lsd-action" : "lsd-no-action", { horse: rolled! }) };
  if (word === "wild") return { title: table.speech.say("lsd-wild-action", { horse: Number(number) }) };
  if (word === "move") return { title: table.speech.say("lsd-move-action", { spaces: Math.abs(Number(number)), back: Number(number) < 0 ? "yes" : "no", horses: Number(count), first: Number(first) }) };
  if (word === "bar") return { title: table.speech.say("lsd-mark-action", { card: Number(number) }) };
  const owned = word === "ability" ? horses[Number(number) - 1] : undefined;
  if (!owned?.card) return undefined;
  const card = `long-shot-dice-card-${owned.card}`;
  return { title: table.speech.say(card), about: table.speech.say(`${card}.effect`, owned.figures) };
}

/** Roland's horse die is rolled by whoever plays against him. */
const rolls = (table: Table) => (view(table).todo.at(-1) === "diamond" ? table.speech.say("lsd-diamond") : undefined);

/** Roland Wright, against whom one plays alone. */
function guest(table: Table) {
  const seat = table.names.length;
  return view(table).solo ? { seat, letter: letterOf(table, seat), name: nameOf(table, seat), role: table.speech.say("lsd-roland-role") } : undefined;
}

export const kit: Kit = { Board, Hand, Beside, guest, OfferArt, brief, prompt, rolls, many: 3, lines, heading, describe, chapters: ["round-begins"], chance: "roll", standing: {}, wide: true };
