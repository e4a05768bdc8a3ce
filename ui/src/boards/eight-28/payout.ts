/** How the last round ended, as the log tells it, and how crystals are divided. */
import type { Eight28View } from "../../generated/messages";
import type { Fact, TableSpeech } from "../../lib/speech";
import type { Table } from "../../lib/table.svelte";

export const GOALS = [8, 28];

export interface Pile {
  blue: number;
  red: number;
}

export interface Payout extends Pile {
  /** 8 or 28; 0 for a direct hit, which takes the whole centre. */
  half: number;
  seats: number[];
  total?: number;
  shares: Pile[];
}

export interface Round {
  round: number;
  /** The hidden cards, and what each hand came to. */
  hands: { seat: number; card: string; totals: number[] }[];
  payouts: Payout[];
  /** All that lay there: what was paid, and what was left. */
  centre: Pile;
  /** What nobody got. */
  left?: Fact;
}

const ANSWERS = ["takes", "declines"];

/** Until the viewer has answered an offer of the next one; of who only watches, anybody. */
export function lastRound(table: Table, seat: number | null): Round | undefined {
  const until = table.shown?.version ?? 0;
  const facts = table.log.filter((line) => line.at <= until).map((line) => line.fact);
  const first = facts.findLastIndex((one) => one.fact === "round-ends");
  if (first < 0 || facts.slice(first).some((one) => ANSWERS.includes(one.fact) && (one.seat === seat || seat === null))) return undefined;
  const found: Round = { round: Number(facts[first]!.round), hands: [], payouts: [], centre: { blue: 0, red: 0 } };
  for (const fact of facts.slice(first)) {
    const last = found.payouts.at(-1);
    const pile = { blue: Number(fact.blue), red: Number(fact.red) };
    if (fact.fact === "reveals") found.hands.push({ seat: Number(fact.seat), card: String(fact.card), totals: fact.totals as number[] });
    else if (fact.fact === "direct-hit") found.payouts.push({ half: 0, seats: fact.seats as number[], blue: 0, red: 0, shares: [] });
    else if (fact.fact === "half-laid") found.payouts.push({ half: Number(fact.half), seats: [], ...pile, shares: [] });
    else if (fact.fact === "half-won" && last) Object.assign(last, { seats: fact.seats, total: fact.total });
    else if (fact.fact === "paid" && last) pay(last, pile);
    else if (fact.fact === "left-over") found.left = fact;
    if (["paid", "left-over"].includes(fact.fact)) add(found.centre, pile);
  }
  return found;
}

function pay(payout: Payout, share: Pile) {
  payout.shares.push(share);
  if (!payout.half) add(payout, share);
}

function add(pile: Pile, { blue, red }: Pile) {
  pile.blue += blue;
  pile.red += red;
}

/** What a pile counts when it is divided (828-66, 828-69): a red crystal for two, or every crystal for one. */
export const weight = ({ variant }: Eight28View, { blue, red }: Pile): number => blue + red * (variant.equal_parts === "value" ? 2 : 1);

/** `2 + 2 + 1`: the parts, and what waits. */
export function sum(whole: number, parts: number[]): string {
  const rest = whole - parts.reduce((all, part) => all + part, 0);
  return [...parts, ...(rest ? [rest] : [])].join(" + ");
}

/** `25 points = 12 + 12 + 1`: where red crystals count for more, parts are equal in points, not in number. Beside crystals that are seen, blue ones are not named. */
export function division(speech: TableSpeech, view: Eight28View, pile: Pile, parts: Pile[], isSeen = false): string {
  const all = weight(view, pile);
  const parted = sum(all, parts.map((part) => weight(view, part)));
  if (all > pile.blue + pile.red) return speech.say("e28-sum-points", { all, sum: parted });
  return isSeen ? `${all} = ${parted}` : speech.say("e28-sum", { all, sum: parted });
}
