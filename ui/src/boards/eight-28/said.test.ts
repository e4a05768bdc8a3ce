import { expect, test } from "vitest";
import type { Eight28View } from "../../generated/messages";
import type { TableSpeech } from "../../lib/speech";
import { counts, isOver, state, total } from "./said";

const speech = { say: (id: string) => id, totals: (totals: number[]) => totals.join("/") } as unknown as TableSpeech;
const player = (cards: string[], hidden: string | null, totals: number[]) => ({ cards, hidden, totals }) as Eight28View["players"][number];

test("of an unknown card nothing is said but that it is to be added", () => {
  expect(total(speech, player([], null, [0]))).toBe("?");
  expect(total(speech, player([], "?", [0]))).toBe("?");
  expect(total(speech, player(["1/11"], "?", [1, 11]))).toBe("1/11 + ?");
  expect(total(speech, player(["1/11"], "4", [5, 15]))).toBe("5/15");
  expect(total(speech, player(["10", "10", "9"], "?", []))).toBe("eight-28-board-over28");
});

test("who may go for both halves chooses, until the game is over", () => {
  const view = { turn: 0, dealer: 1, revealed: true, players: [{ is_out: false, half: 0 }], answers: [null] } as unknown as Eight28View;
  expect(state(speech, view, 0)).toBe("eight-28-board-choosing");
  expect(isOver(view)).toBe(false);
  expect(state(speech, { ...view, turn: null }, 0)).toBe("");
  expect(isOver({ ...view, turn: null })).toBe(true);
});

test("cards that nobody has seen are counted by kind, the 1/11 last", () => {
  expect(counts([15, 3, 8])).toBe("1 × 15, 2 × 3, 1/11 × 8");
});
