import { expect, test } from "vitest";
import type { OfferCard } from "../../generated/messages";
import type { Table } from "../../lib/table.svelte";
import { canAct, lastRoll } from "./race";

const told = (...facts: object[]) => ({ shown: { version: 4 }, log: [{ fact: "rolls", seat: 0, horse: 2, spaces: 3 }, ...facts].map((fact) => ({ at: 4, fact })) }) as unknown as Table;

test("a rolled horse runs, and those on its bar are pulled along", () => {
  const story = lastRoll(told({ fact: "runs", horse: 2, start: 4, space: 7 }, { fact: "finishes", horse: 5, place: 1 }))!;
  expect([story.runs, story.pulled]).toEqual([true, [5]]);
});

test("a rolled horse that is home does not run, but its card pulls others along", () => {
  const story = lastRoll(told({ fact: "runs", horse: 5, start: 4, space: 5 }))!;
  expect([story.runs, story.pulled]).toEqual([false, [5]]);
});

test("a horse marked on its own card goes by the die, and then is pulled along like the others", () => {
  const story = lastRoll(told({ fact: "runs", horse: 2, start: 4, space: 7 }, { fact: "runs", horse: 1, start: 0, space: 1 }, { fact: "runs", horse: 2, start: 7, space: 8 }))!;
  expect([story.pulled, [...story.moves]]).toEqual([[1, 2], [[2, 4], [1, 1]]]);
});

test("how far a horse ran is no longer told when a bonus or an ability has moved it since", () => {
  const story = lastRoll(told({ fact: "runs", horse: 2, start: 4, space: 7 }, { fact: "runs", horse: 1, start: 0, space: 1 }, { fact: "is-moved", horse: 2, start: 7, space: 5 }))!;
  expect([story.runs, [...story.moves]]).toEqual([true, [[1, 1]]]);
});

test("another number, erasing and passing are no action", () => {
  const offers = (...groups: string[]) => groups.map((group) => ({ group })) as OfferCard[];
  expect([canAct(offers("wild", "erase")), canAct(offers("pass")), canAct(offers("scatter", "erase"))]).toEqual([false, false, true]);
});
