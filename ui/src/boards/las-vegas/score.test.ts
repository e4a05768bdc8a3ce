import { expect, test } from "vitest";
import type { Table } from "../../lib/table.svelte";
import { lines as linesOf } from "./score";

const table = { shown: { view: { game: "las-vegas" } }, speech: { say: (name: string) => name, all: { money: String } } } as unknown as Table;
const lines = (...scores: number[]) => linesOf(table, [], scores.map((score) => ({ fact: "final-score", score, money: score, notes: 3, chips: 0 }))).map(({ name }) => name);

test("what decides a tie is told where the win is tied", () => {
  expect(lines(90, 90, 40)).toContain("score-las-vegas-pieces");
});

test("a tie behind the winner is decided by nothing", () => {
  expect(lines(90, 40, 40)).not.toContain("score-las-vegas-pieces");
});
