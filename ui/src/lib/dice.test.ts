import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hexToBytes } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import { check, draw, outcome } from "./dice";

interface Vectors {
  key: string;
  rolls: { number: number; ways: string; ticket: string }[];
  meanings: { chance: Parameters<typeof outcome>[0]; ticket: number; event: string }[];
}
const vectors = JSON.parse(readFileSync(join(import.meta.dirname, "../../../tests/vectors/fair-dice.json"), "utf8")) as Vectors;

test.each(vectors.rolls)("roll $number of $ways ways draws the published ticket", ({ number, ways, ticket }) => {
  expect(draw(hexToBytes(vectors.key), number, BigInt(ways))).toBe(BigInt(ticket));
});

test.each(vectors.meanings)("ticket $ticket means $event", ({ chance, ticket, event }) => {
  expect(outcome(chance, ticket)).toBe(event);
});

test("a roll of more dice than a word has room for does not hold", () => {
  const dice = { table: "table", commitment: "", secret: "00", contributions: [] };
  const ticket = { number: 0, ways: 6 ** 25, ticket: 0, chance: { kind: "dice", pools: [25] } };
  const record = [{ game: "las-vegas", dice }, { event: `roll${" 1".repeat(25)}`, ticket }];
  expect(check(record.map((line) => JSON.stringify(line)).join("\n"))?.rolls.map(({ holds }) => holds)).toEqual([false]);
});

test("a roll does not hold in the place of another, not even after one was taken back", () => {
  const dice = { table: "table", commitment: "", secret: "00", contributions: [] };
  const key = hexToBytes(check(JSON.stringify({ game: "las-vegas", dice }))!.key);
  const roll = (number: number) => {
    const ticket = Number(draw(key, number, 6n));
    return { event: `roll ${ticket + 1}`, ticket: { number, ways: 6, ticket, chance: { kind: "dice", pools: [1] } } };
  };
  const record = [{ game: "las-vegas", dice }, roll(0), roll(2), { undo: 0 }, roll(2), roll(2), roll(4)];
  expect(check(record.map((line) => JSON.stringify(line)).join("\n"))?.rolls.map(({ holds }) => holds)).toEqual([true, false, true, false, true]);
});
