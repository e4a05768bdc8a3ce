import type { LongShotDiceView, OfferCard } from "../../generated/messages";
import type { Table } from "../../lib/table.svelte";
import type { Kit } from "../families";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import OfferArt from "./OfferArt.svelte";

const view = (table: Table) => table.shown!.view as LongShotDiceView;

const heading = (table: Table) => table.speech.say("lsd-round", { round: view(table).round });

/** Every horse with its place, price or owner and odds, then every sheet. */
function describe(table: Table): string[] {
  const { speech } = table;
  const { horses, players } = view(table);
  const race = horses.map((horse) => {
    const where = horse.place ? speech.say("lsd-place", { place: horse.place }) : speech.say("lsd-space", { space: horse.position });
    const owner = horse.owner === null ? speech.all.money(horse.price) : speech.seat(horse.owner);
    const card = horse.card ? speech.say(`long-shot-dice-card-${horse.card}`) : "";
    return `${horse.number} ${card}: ${where}; ${owner}; ${horse.odds.join("/")}; ${speech.say("lsd-bar")} ${horse.bar.join(" ")}`;
  });
  const sheets = players.map((sheet, seat) => {
    const bets = sheet.bets.flatMap((bet, horse) => (bet ? [`${horse + 1}: ${speech.all.money(bet)}`] : []));
    return `${speech.seat(seat)}: ${speech.all.money(sheet.money)}; ${speech.say("lsd-bets")} ${bets.join(", ") || "–"}; ${speech.say("lsd-now")} ${speech.all.money(sheet.score.total)}`;
  });
  return [heading(table), ...race, ...sheets];
}

/** A bet is its money, a concession its row, everything else about a horse its number. */
function brief(table: Table, offer: OfferCard): string | undefined {
  const { horse, money, row } = offer.args ?? {};
  if (typeof horse !== "number") return undefined;
  if (typeof money === "number") return table.speech.all.money(money);
  return typeof row === "number" ? table.speech.say("lsd-row", { row }) : "";
}

export const kit: Kit = { Board, Hand, OfferArt, brief, heading, describe, chapters: ["round-begins"], chance: "roll", standing: {}, wide: true };
