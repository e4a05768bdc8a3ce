import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hexToBytes } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import { draw, outcome } from "./dice";

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
