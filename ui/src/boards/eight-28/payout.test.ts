import { expect, test } from "vitest";
import type { Eight28View } from "../../generated/messages";
import type { Fact, TableSpeech } from "../../lib/speech";
import type { Table } from "../../lib/table.svelte";
import { division, lastRound, sum, weight } from "./payout";

const log = (facts: Fact[]) => ({ shown: { version: 1 }, log: facts.map((fact) => ({ at: 1, fact })) }) as unknown as Table;
const view = (equal_parts: string) => ({ variant: { equal_parts } }) as Eight28View;

test("a half that several share keeps every share, and an earlier round is forgotten", () => {
  const facts: Fact[] = [
    { fact: "round-ends", round: 1 },
    { fact: "half-laid", half: 8, blue: 9, red: 0 },
    { fact: "round-ends", round: 2 },
    { fact: "reveals", seat: 1, card: "1/11", totals: [8, 18] },
    { fact: "half-laid", half: 8, blue: 3, red: 1 },
    { fact: "half-won", half: 8, total: 8, seats: [0, 1] },
    { fact: "paid", seat: 0, blue: 0, red: 1 },
    { fact: "paid", seat: 1, blue: 2, red: 0 },
    { fact: "left-over", blue: 1, red: 0 },
  ];
  expect(lastRound(log(facts), 0)).toEqual({
    round: 2,
    hands: [{ seat: 1, card: "1/11", totals: [8, 18] }],
    payouts: [{ half: 8, blue: 3, red: 1, seats: [0, 1], total: 8, shares: [{ blue: 0, red: 1 }, { blue: 2, red: 0 }] }],
    centre: { blue: 3, red: 1 },
    left: { fact: "left-over", blue: 1, red: 0 },
  });
  expect(lastRound(log([]), 0)).toBeUndefined();
});

test("a direct hit is worth what its owners were paid", () => {
  const facts: Fact[] = [{ fact: "round-ends", round: 1 }, { fact: "direct-hit", seats: [2] }, { fact: "paid", seat: 2, blue: 4, red: 1 }];
  expect(lastRound(log(facts), 0)!.payouts).toEqual([{ half: 0, blue: 4, red: 1, seats: [2], shares: [{ blue: 4, red: 1 }] }]);
});

test("a round stays on the board until the viewer answers in the next, however fast the others are", () => {
  const facts: Fact[] = [{ fact: "declines", seat: 0 }, { fact: "round-ends", round: 1 }, { fact: "takes", seat: 2 }];
  expect(lastRound(log(facts), 0)?.round).toBe(1);
  expect(lastRound(log(facts), null)).toBeUndefined();
  expect(lastRound(log([...facts, { fact: "declines", seat: 0 }]), 0)).toBeUndefined();
});

test("parts are added up in what is equal about them, with what waits at the end", () => {
  const pile = { blue: 3, red: 1 };
  expect(weight(view("value"), pile)).toBe(5);
  expect(weight(view("number"), pile)).toBe(4);
  expect(sum(5, [2, 2])).toBe("2 + 2 + 1");
  expect(sum(4, [2, 2])).toBe("2 + 2");
});

test("a division is said in points where a red crystal counts for two", () => {
  const speech = { say: (id: string, { all, sum }: Record<string, unknown>) => `${id} ${all} = ${sum}` } as unknown as TableSpeech;
  const halves = [{ blue: 10, red: 1 }, { blue: 12, red: 0 }];
  expect(division(speech, view("value"), { blue: 23, red: 1 }, halves)).toBe("e28-sum-points 25 = 12 + 12 + 1");
  const shares = [{ blue: 2, red: 0 }, { blue: 2, red: 0 }];
  expect(division(speech, view("value"), { blue: 5, red: 0 }, shares)).toBe("e28-sum 5 = 2 + 2 + 1");
  expect(division(speech, view("value"), { blue: 5, red: 0 }, shares, true)).toBe("5 = 2 + 2 + 1");
  expect(division(speech, view("value"), { blue: 3, red: 1 }, shares, true)).toBe("e28-sum-points 5 = 2 + 2 + 1");
});
