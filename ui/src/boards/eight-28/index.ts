import type { ScoreLine } from "../../frame/ScoreSheet.svelte";
import type { Eight28View } from "../../generated/messages";
import type { Fact } from "../../lib/speech";
import type { Table } from "../../lib/table.svelte";
import type { Kit } from "../families";
import Board from "./Board.svelte";
import FactArt from "./FactArt.svelte";
import Hand from "./Hand.svelte";

const view = (table: Table) => table.shown!.view as Eight28View;

function heading(table: Table): string {
  const { round, is_last_round } = view(table);
  const isOver = table.shown!.status === "over";
  return table.speech.say(is_last_round ? "eight-28-board-last" : "eight-28-board-round", { round: isOver ? round : round + 1 });
}

/** The middle, the deck, every player's cards and totals, and the odds of the next card. */
function describe(table: Table): string[] {
  const { centre, supply, deck, players, odds, unseen, answers } = view(table);
  const { speech } = table;
  const people = players.map((player, seat) => {
    const cards = [player.hidden === "?" ? speech.say("e28-hidden") : (player.hidden ?? ""), ...player.cards].filter(Boolean).join(", ");
    const answer = answers[seat];
    const state = player.is_out ? speech.say("eight-28-board-out") : answer ? speech.say(`eight-28-board-${answer}`) : "";
    return [`${speech.seat(seat)}: ${cards}`, `${speech.say("eight-28-board-totals")} ${player.totals.join(", ") || speech.say("eight-28-board-over28")}`, state]
      .filter(Boolean)
      .join("; ");
  });
  const chances = odds ? [speech.say("eight-28-board-odds", { ...odds, unseen: unseen.reduce((sum, count) => sum + count, 0) })] : [];
  return [
    heading(table),
    speech.say("eight-28-board-centre", { ...centre }),
    speech.say("eight-28-board-supply", { ...supply }),
    speech.say("eight-28-board-deck", { cards: deck }),
    ...people,
    ...chances,
  ];
}

/** Crystals by colour; what red ones make of the score is written out. */
function lines({ speech }: Table, _order: number[], accounts: Fact[]): ScoreLine[] {
  const red = (fact: Fact) => {
    const [count, points] = [Number(fact.red), Number(fact.score) - Number(fact.blue)];
    return count ? `${count} × ${points / count} = ${points}` : "0";
  };
  return [
    { name: speech.say("score-eight-28-blue"), amounts: accounts.map((fact) => String(fact.blue)) },
    { name: speech.say("score-eight-28-red"), amounts: accounts.map(red) },
  ];
}

export const kit: Kit = { Board, Hand, FactArt, heading, describe, lines, chapters: ["round-begins"], chance: "draw", standing: { decline: "e28-keep-declining" } };
