import { expect, test } from "vitest";
import type { Fact } from "../../lib/speech";
import type { Table } from "../../lib/table.svelte";
import { winnings } from "./winnings";

const begins = { fact: "round-begins", seat: 0 };
const prizes = { fact: "prizes", casino: 1 };
const rolls = (seat: number) => ({ fact: "rolls", seat });
const paid = (seat: number, note: number) => ({ fact: "paid", seat, note });
const ROUND = [begins, rolls(0), rolls(1), paid(1, 60), paid(1, 40)];

function notes(seat: number, ...facts: Fact[]): unknown[] {
  const table = { log: facts.map((fact, at) => ({ at, fact })), shown: { version: facts.length } } as unknown as Table;
  return winnings(table, seat).map(({ note }) => note);
}

test("notes lie before their winner until the first roll of the next round", () => {
  expect(notes(1, ...ROUND)).toEqual([60, 40]);
  expect(notes(1, ...ROUND, begins)).toEqual([60, 40]);
  expect(notes(1, ...ROUND, begins, prizes)).toEqual([60, 40]);
  expect(notes(1, ...ROUND, begins, prizes, rolls(0))).toEqual([]);
});

test("who begins a round has not acted yet", () => {
  expect(notes(0, ...ROUND, paid(0, 30), begins)).toEqual([30]);
});

test("nothing lies there before anybody was paid", () => {
  expect(notes(1, begins, rolls(0))).toEqual([]);
});

test("notes of the last round stay until the end of the game", () => {
  expect(notes(1, ...ROUND, begins, rolls(1), paid(1, 90))).toEqual([90]);
});

test("what is looked back at was not paid yet", () => {
  const table = { log: ROUND.map((fact, at) => ({ at, fact })), shown: { version: 2 } } as unknown as Table;
  expect(winnings(table, 1)).toEqual([]);
});
