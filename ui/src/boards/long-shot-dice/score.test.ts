import { expect, test } from "vitest";
import type { Table } from "../../lib/table.svelte";
import { lines } from "./score";

const player = (total: number, ...horses: number[]) => ({ score: { total }, horses, bets: [0, 0, 0], pays: [0, 0, 0] });
const speech = { all: { money: (dollars: number) => `$${dollars}` }, say: (name: string, { place }: { place?: number } = {}) => `${name} ${place ?? ""}`.trim(), field: () => "" };
const horses = [3, 1, null].map((place, index) => ({ number: index + 1, place, owner: null, scores: 0, odds: [3, 2, 1] }));
const box = { set_worth: 5, prizes: [35, 25, 15] };
const told = (...players: object[]) => lines({ speech, now: { view: { horses, players, box } } } as unknown as Table, players.map((_, seat) => seat), []).filter(({ name }) => name.endsWith("tie"));

test("equal money is decided by horses, and the sheet says by which places", () => {
  expect(told(player(40, 1, 2), player(40, 1), player(40, 3), player(12, 3)).map(({ amounts }) => amounts)).toEqual([["lsd-place 1", "lsd-place 3", "–", ""]]);
});

test("nobody asks for horses where one player has the most money", () => {
  expect(told(player(41, 1), player(40, 2), player(40))).toEqual([]);
});

const spoken = { ...speech, field: (fact: Record<string, unknown>, part: string) => `$${fact[part]}` };
const sheet = (runners: object[], players: object[], accounts: ({ fact: string } & Record<string, unknown>)[]) => lines({ speech: spoken, now: { view: { horses: runners, players, box } } } as unknown as Table, [0, 1], accounts).map(({ amounts }) => amounts);

test("sets are told as a product, and what brought nothing is left out", () => {
  const players = [{ ...player(10), helmets: [1, 2, 3], jerseys: [2, 3, 4] }, { ...player(5), helmets: [1], jerseys: [2] }];
  expect(sheet(horses, players, [{ fact: "final-score", sets: 10, money: 0 }, { fact: "final-score", sets: 0, money: 5 }])).toEqual([["2 × $5 = $10", ""], ["", "$5"]]);
});

test("every prize and every card that scored has a line of its own", () => {
  const runners = [{ ...horses[0], owner: 1 }, { ...horses[1], owner: 0, card: "corral", scores: 10, figures: { dollars: 10 } }, { ...horses[2], owner: 0, card: "bettor", scores: 14, figures: { dollars: 2 } }];
  const told = sheet(runners, [{ ...player(59), helmets: [], jerseys: [] }, { ...player(15), helmets: [], jerseys: [] }], [{ fact: "final-score" }, { fact: "final-score" }]);
  expect(told.filter((amounts) => amounts.some(Boolean))).toEqual([["$35", ""], ["", "$15"], ["$10", ""], ["7 × $2 = $14", ""]]);
});
