import { expect, test } from "vitest";
import type { Table } from "../../lib/table.svelte";
import { lines } from "./score";

const player = (total: number, ...horses: number[]) => ({ score: { total }, horses, bets: [0, 0, 0], pays: [0, 0, 0] });
const speech = { say: (name: string, { place }: { place?: number } = {}) => `${name} ${place ?? ""}`.trim(), field: () => "" };
const horses = [3, 1, null].map((place, index) => ({ number: index + 1, place, odds: [3, 2, 1] }));
const told = (...players: object[]) => lines({ speech, now: { view: { horses, players, box: { set_worth: 5 } } } } as unknown as Table, players.map((_, seat) => seat), []).filter(({ name }) => name.endsWith("tie"));

test("equal money is decided by horses, and the sheet says by which places", () => {
  expect(told(player(40, 1, 2), player(40, 1), player(40, 3), player(12, 3)).map(({ amounts }) => amounts)).toEqual([["lsd-place 1", "lsd-place 3", "–", ""]]);
});

test("nobody asks for horses where one player has the most money", () => {
  expect(told(player(41, 1), player(40, 2), player(40))).toEqual([]);
});

test("sets are told as a product, and what brought nothing is a dash", () => {
  const spoken = { ...speech, all: { money: (dollars: number) => `$${dollars}` }, field: (fact: Record<string, unknown>, part: string) => `$${fact[part]}` };
  const players = [{ ...player(10), helmets: [1, 2, 3], jerseys: [2, 3, 4] }, { ...player(5), helmets: [1], jerseys: [2] }];
  const accounts = [{ fact: "final-score", sets: 10, prizes: 0 }, { fact: "final-score", sets: 0, prizes: 5 }];
  const view = { horses, players, box: { set_worth: 5 } };
  const sheet = lines({ speech: spoken, now: { view } } as unknown as Table, [0, 1], accounts);
  expect(sheet.slice(0, 2).map(({ amounts }) => amounts)).toEqual([["–", "$5"], ["2 × $5 = $10", "–"]]);
});
