import { expect, test } from "vitest";
import type { Worth } from "../generated/messages";
import { Coach } from "./coach";
import { Speech } from "./speech";

const speech = new Speech("en", { text: {}, facts: {} } as never, "").at("las-vegas", []);

/** The options with a star, named by their chance to win. */
function starred(...worths: [share: number, error: number][]): number[] {
  const cards = worths.map(([share, share_error]): Worth => ({ event: String(share), share, share_error, score: 0, score_error: 1, games: 100 }));
  const coach = new Coach(cards, speech, { dollars: true });
  return worths.map(([share]) => share).filter((share) => coach.isBest(String(share)));
}

test("the best option has a star where it stands clear of the others", () => {
  expect(starred([0.4, 0.02], [0.3, 0.02], [0.34, 0.02])).toEqual([0.4]);
});

test("options that differ by less than the error have a star each", () => {
  expect(starred([0.4, 0.02], [0.3, 0.02], [0.35, 0.02])).toEqual([0.4, 0.35]);
});

test("options that show the same chance to win have a star both or neither", () => {
  expect(starred([0.4, 0.02], [0.3, 0.02], [0.3439, 0.02], [0.3431, 0.02])).toEqual([0.4, 0.3439, 0.3431]);
});

test("no option has a star where all of them are alike", () => {
  expect(starred([0.4, 0.02], [0.38, 0.02])).toEqual([]);
});

test("a chance that is too small to show is not called none", () => {
  const worth = (share: number): Worth => ({ event: String(share), share, share_error: 0.01, score: 0, score_error: 1, games: 100 });
  const coach = new Coach([worth(0), worth(0.004), worth(0.3)], speech, { dollars: true });
  expect([0, 0.004, 0.006, 0.3].map((share) => coach.chance(share))).toEqual(["<1%", "<1%", "1%", "30%"]);
});

test("many options tell their chances in whole percents, however exactly they are known", () => {
  const worths = Array.from({ length: 9 }, (_, share): Worth => ({ event: String(share), share: share / 100, share_error: 0.001, score: 0, score_error: 1, games: 9000 }));
  expect(new Coach(worths, speech, { dollars: true }).chance(0.0834)).toBe("8%");
  expect(new Coach(worths.slice(1), speech, { dollars: true }).chance(0.0834)).toBe("8.3%");
});

test("chances that are close lie close together on their scale", () => {
  const worths = [0.41, 0.4].map((share): Worth => ({ event: String(share), share, share_error: 0.001, score: 0, score_error: 1, games: 9000 }));
  const coach = new Coach(worths, speech, { dollars: true });
  const [higher, lower] = worths.map((worth) => coach.spans(worth)[0].mean);
  expect(higher! - lower!).toBeCloseTo(0.1);
  expect(higher! + lower!).toBeCloseTo(1);
});

test("most options may show the same chance to win", () => {
  const evens = (...shares: number[]) => new Coach(shares.map((share): Worth => ({ event: String(share), share, share_error: 0.01, score: 0, score_error: 1, games: 100 })), speech, { dollars: true }).isEven;
  expect(evens(0.001, 0.002, 0.3)).toBe(true);
  expect(evens(0.001, 0.2, 0.3)).toBe(false);
  expect(evens(0.001, 0.002, 0.2, 0.3)).toBe(false);
});
