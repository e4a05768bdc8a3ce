import { expect, test } from "vitest";
import { gaps, MIDDLE, PACK, stand, WHOLE, type Drawn, type Point } from "./oval";

const TRACK = 15;
const SPACES = Array.from({ length: TRACK }, (_, space) => space + 1);
/** One of a pair and one of a pack, in units of the drawing: on a desk, a low laptop, a tablet, a phone and the smallest. */
const DRAWN: Record<string, [Drawn, Drawn]> = {
  desk: [{ width: 26, height: 33 }, { width: 22, height: 28 }],
  laptop: [{ width: 27, height: 43 }, { width: 23, height: 37 }],
  tablet: [{ width: 22, height: 37 }, { width: 20, height: 32 }],
  phone: [{ width: 38, height: 48 }, { width: 26, height: 32 }],
  smallest: [{ width: 42, height: 54 }, { width: 29, height: 37 }],
};
const drawnOf = (board: [Drawn, Drawn], mates: number) => board[mates < PACK ? 0 : 1];
const spotsOn = (space: number, mates: number, drawn: Drawn): Point[] => Array.from({ length: mates }, (_, index) => stand(space, index, mates, TRACK, drawn));

test.each(Object.entries(DRAWN))("no horse stands on a line: %s", (_, board) => {
  const step = WHOLE / TRACK;
  const across = SPACES.flatMap((space) =>
    [1, 2, 3, 4, 5, 6, 7, 8].flatMap((mates) => {
      const drawn = drawnOf(board, mates);
      return spotsOn(space, mates, drawn)
        .filter((spot) => Math.min(...gaps(spot, (space - 1) * step, drawn)) < 0 || Math.max(...gaps(spot, space * step, drawn)) > 0)
        .map(() => `${mates} on ${space}`);
    }),
  );
  expect(across).toEqual([]);
});

test.each(Object.entries(DRAWN))("the numbers of all horses on a space can be seen: %s", (_, board) => {
  for (const space of SPACES)
    for (const mates of [2, 3, 4, 5, 6, 7, 8]) {
      const drawn = drawnOf(board, mates);
      /** Those that are packed show the whole number, even the larger one of a phone. */
      const [right, below] = mates < PACK ? [0.3, 0.28] : [0.67, 0.55];
      const spots = spotsOn(space, mates, drawn);
      spots.forEach(([x, y], index) => spots.slice(0, index).forEach(([otherX, otherY]) => expect(Math.abs(x - otherX) > right * drawn.width || Math.abs(y - otherY) > below * drawn.height, `${mates} on ${space}`).toBe(true)));
    }
});

test("a horse alone stands farther out where it is drawn larger", () => {
  const outward = ([drawn]: [Drawn, Drawn]) => stand(14, 0, 1, TRACK, drawn)[1] - MIDDLE;
  expect(outward(DRAWN.phone!)).toBeGreaterThan(outward(DRAWN.desk!));
});
