/** The score sheet of a finished race. */
import type { LongShotDiceView } from "../../generated/messages";
import type { ScoreLine } from "../../frame/ScoreSheet.svelte";
import type { Fact, TableSpeech } from "../../lib/speech";
import type { Table } from "../../lib/table.svelte";

/** What brought nothing is left out, or drawn as a dash where there are columns. */
const NOTHING = "";

/** In place of their sums a line for every prize, every horse whose bets paid somebody, the first home first, and every card that scored. */
export function lines({ now, speech }: Table, order: number[], accounts: Fact[]): ScoreLine[] {
  const { horses, players, box } = now!.view as LongShotDiceView;
  const line = (part: string) => ({ name: speech.say(`score-long-shot-dice-${part}`), amounts: accounts.map((fact) => (fact[part] ? speech.field(fact, part) : NOTHING)) });
  const complete = ({ helmets, jerseys }: LongShotDiceView["players"][number]) => helmets.filter((horse) => jerseys.includes(horse)).length;
  const sets = line("sets");
  sets.amounts = sets.amounts.map((sum, column) => (sum === NOTHING ? sum : `${complete(players[order[column]!]!)} × ${speech.all.money(box.set_worth)} = ${sum}`));
  const paid = horses.filter(({ number }) => order.some((seat) => players[seat]!.pays[number - 1])).sort((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity));
  const bets = paid.map(({ number, place, odds }) => ({
    name: speech.say("score-long-shot-dice-bets-on", { horse: number, place: place ?? 0 }),
    amounts: order.map((seat) => {
      const [stake, pay] = [players[seat]!.bets[number - 1]!, speech.all.money(players[seat]!.pays[number - 1]!)];
      if (!stake) return NOTHING;
      return place ? `${speech.all.money(stake)} × ${odds[place - 1]} = ${pay}` : pay;
    }),
  }));
  /** What only the owner of a horse has. */
  const owned = (name: string, owner: number, amount: string) => ({ name, amounts: order.map((seat) => (seat === owner ? amount : NOTHING)) });
  const home = horses.filter(({ place, owner }) => place !== null && owner !== null).sort((a, b) => a.place! - b.place!);
  const prizes = home.map(({ number, place, owner }) => owned(speech.say("lsd-prize-of", { horse: number, place: speech.say("lsd-place", { place: place! }) }), owner!, speech.all.money(box.prizes[place! - 1]!)));
  const cards = horses.filter(({ scores }) => scores).map(({ card, owner, scores, figures }) => {
    const [times, sum] = [scores / figures.dollars!, speech.all.money(scores)];
    return owned(speech.say(`long-shot-dice-card-${card}`), owner!, times > 1 ? `${times} × ${speech.all.money(figures.dollars!)} = ${sum}` : sum);
  });
  return [...prizes, ...bets, sets, line("money"), ...cards, ...tie(speech, now!.view as LongShotDiceView, order)];
}

/** LSD-258: where the most money is that of several, the best place of an own horse decides among them. */
function tie(speech: TableSpeech, { horses, players }: LongShotDiceView, order: number[]): ScoreLine[] {
  const best = Math.max(...order.map((seat) => players[seat]!.score.total));
  const level = order.filter((seat) => players[seat]!.score.total === best);
  const first = (seat: number) => Math.min(...players[seat]!.horses.map((horse) => horses[horse - 1]!.place ?? Infinity));
  const said = (place: number) => (place === Infinity ? "–" : speech.say("lsd-place", { place }));
  return level.length < 2 ? [] : [{ name: speech.say("score-long-shot-dice-tie"), amounts: order.map((seat) => (level.includes(seat) ? said(first(seat)) : NOTHING)) }];
}
