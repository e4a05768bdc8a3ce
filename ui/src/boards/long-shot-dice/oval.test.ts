import { expect, test } from "vitest";
import { CRAM, FINISH, gaps, MIDDLE, PACK, stand, WHOLE, type Drawn } from "./oval";

const TRACK = 15;
const SPACES = Array.from({ length: TRACK }, (_, space) => space + 1);
/** One of a pair, a cloth of a pack and one of a very full space, in units of the drawing: on a desk, a low laptop, a tablet, a phone and the smallest. */
const DRAWN: Record<string, [Drawn, Drawn, Drawn]> = {
  desk: [{ width: 26, height: 33 }, { width: 23, height: 24 }, { width: 23, height: 24 }],
  laptop: [{ width: 27, height: 43 }, { width: 23, height: 35 }, { width: 20, height: 30 }],
  tablet: [{ width: 22, height: 37 }, { width: 20, height: 27 }, { width: 20, height: 27 }],
  phone: [{ width: 38, height: 48 }, { width: 36, height: 36 }, { width: 25, height: 25 }],
  smallest: [{ width: 42, height: 54 }, { width: 37, height: 37 }, { width: 27, height: 27 }],
};
const drawnOf = (board: [Drawn, Drawn, Drawn], mates: number) => board[mates < PACK ? 0 : mates > CRAM ? 2 : 1];

test.each(Object.entries(DRAWN))("no horse stands on a line: %s", (_, board) => {
  const step = WHOLE / TRACK;
  const across = SPACES.flatMap((space) =>
    [1, 2, 3, 4, 5, 6, 7, 8].flatMap((mates) => {
      const drawn = drawnOf(board, mates);
      /** A cloth may touch it with its frame. */
      const [part, least] = mates < PACK ? [drawn, 0] : [{ width: 0, height: 0 }, 0.3 * Math.min(drawn.width, drawn.height)];
      return stand(space, mates, TRACK, drawn)
        .filter((spot) => Math.min(...gaps(spot, (space - 1) * step, part)) < least || Math.max(...gaps(spot, space * step, part)) > -least)
        .map(() => `${mates} on ${space}`);
    }),
  );
  expect(across).toEqual([]);
});

test.each(Object.entries(DRAWN))("the numbers of all horses on a space can be seen: %s", (_, board) => {
  for (const space of SPACES)
    for (const mates of [2, 3, 4, 5, 6, 7, 8]) {
      const drawn = drawnOf(board, mates);
      /** Cloths hide nothing but frames of each other. */
      const [right, below] = mates < PACK ? [0.3, 0.28] : [0.8, 0.8];
      const spots = stand(space, mates, TRACK, drawn);
      spots.forEach(([x, y], index) => spots.slice(0, index).forEach(([otherX, otherY]) => expect(Math.abs(x - otherX) > right * drawn.width || Math.abs(y - otherY) > below * drawn.height, `${mates} on ${space}`).toBe(true)));
    }
});

/** How far to both sides of the finish its word reaches at most, and where its letters begin, as the sign is drawn. */
const WORDS: Record<string, [number, number]> = { desk: [19, 300], laptop: [20, 307], tablet: [20, 299], phone: [46, 308], smallest: [52, 307] };

test.each(Object.entries(DRAWN))("no pack covers the word at the finish: %s", (name, board) => {
  const [reach, top] = WORDS[name]!;
  const covering = [1, TRACK].flatMap((space) =>
    [3, 4, 5, 6].filter((mates) => {
      const drawn = drawnOf(board, mates);
      return stand(space, mates, TRACK, drawn).some(([x, y]) => Math.abs(x - FINISH) < reach + drawn.width / 2 && y + drawn.height / 2 > top);
    }),
  );
  expect(covering).toEqual([]);
});

test("on a track that is hardly drawn yet all stand somewhere", () => {
  expect(stand(4, 8, TRACK, { width: 1000, height: 1000 })).toHaveLength(8);
});

test("a horse alone stands farther out where it is drawn larger", () => {
  const outward = ([drawn]: [Drawn, Drawn, Drawn]) => stand(14, 1, TRACK, drawn)[0]![1] - MIDDLE;
  expect(outward(DRAWN.phone!)).toBeGreaterThan(outward(DRAWN.desk!));
});
