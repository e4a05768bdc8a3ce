import type { ScoreLine } from "../../frame/ScoreSheet.svelte";
import type { Eight28View } from "../../generated/messages";
import type { Fact } from "../../lib/speech";
import type { Table } from "../../lib/table.svelte";
import type { Kit } from "../families";
import Board from "./Board.svelte";
import FactArt from "./FactArt.svelte";
import Hand from "./Hand.svelte";
import { counts, isOver, state, total } from "./said";

const view = (table: Table) => table.shown!.view as Eight28View;

function heading(table: Table): string {
  const { round: ended, is_last_round, dealer } = view(table);
  const round = table.speech.say(is_last_round ? "eight-28-board-last" : "eight-28-board-round", { round: isOver(view(table)) ? ended : ended + 1 });
  return dealer === null || isOver(view(table)) ? round : table.speech.say("e28-deals", { round, seat: table.speech.seat(dealer), you: table.isMe(dealer) && !table.past ? "yes" : "no" });
}

/** The middle, the deck, what everybody has, does and won, the odds of the next card and the cards it may be. */
function describe(table: Table): string[] {
  const { centre, supply, deck, players, odds, unseen, turn, choosing, revealed } = view(table);
  const { speech } = table;
  const people = players.map((player, seat) => {
    const cards = [player.hidden === "?" ? speech.say("e28-hidden") : (player.hidden ?? ""), ...player.cards].filter(Boolean).join(", ");
    const does = choosing && turn === seat ? speech.say("eight-28-board-choosing") : state(speech, view(table), seat);
    const totals = `${speech.say("eight-28-board-totals")} ${total(speech, player)}`;
    return [`${speech.seat(seat)}: ${cards}`, totals, does, speech.say("eight-28-crystals", { ...player.won })].filter(Boolean).join("; ");
  });
  const chances = odds ? [speech.say("eight-28-board-odds", { ...odds, unseen: unseen.reduce((sum, count) => sum + count, 0) })] : [];
  return [
    heading(table),
    speech.say("eight-28-board-centre", { ...centre }),
    speech.say("eight-28-board-supply", { ...supply }),
    speech.say("eight-28-board-deck", { cards: deck }),
    ...people,
    ...chances,
    ...(revealed ? [] : [`${speech.say("e28-unseen")}: ${counts(unseen)}`]),
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
