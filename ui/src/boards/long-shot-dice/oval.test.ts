import { expect, test } from "vitest";
import { gaps, MIDDLE, stand, WHOLE, type Drawn } from "./oval";

const TRACK = 15;
const SPACES = Array.from({ length: TRACK }, (_, space) => space + 1);
/** Horses in a crowd, in units of the drawing: on a desk, a tablet and a phone. */
const DRAWN: Record<string, Drawn> = { desk: { width: 26, height: 33 }, tablet: { width: 22, height: 37 }, phone: { width: 38, height: 48 } };

test.each(Object.entries(DRAWN))("no horse in a crowd stands on a line: %s", (_, drawn) => {
  const step = WHOLE / TRACK;
  const across = SPACES.flatMap((space) =>
    [1, 2, 3, 4, 5, 6, 7, 8].flatMap((mates) =>
      Array.from({ length: mates }, (_, index) => stand(space, index, mates, TRACK, drawn))
        .filter((spot) => Math.min(...gaps(spot, (space - 1) * step, drawn)) < 0 || Math.max(...gaps(spot, space * step, drawn)) > 0)
        .map(() => `${mates} on ${space}`),
    ),
  );
  expect(across).toEqual([]);
});

test("the numbers of up to four horses on a space can be seen", () => {
  for (const drawn of Object.values(DRAWN))
    for (const space of SPACES)
      for (const mates of [2, 3, 4]) {
        const spots = Array.from({ length: mates }, (_, index) => stand(space, index, mates, TRACK, drawn));
        spots.forEach(([x, y], index) => spots.slice(0, index).forEach(([otherX, otherY]) => expect(Math.abs(x - otherX) > 0.3 * drawn.width || Math.abs(y - otherY) > 0.28 * drawn.height, `${mates} on ${space}`).toBe(true)));
      }
});

test("a horse alone stands farther out where it is drawn larger", () => {
  const outward = (drawn: Drawn) => stand(14, 0, 1, TRACK, drawn)[1] - MIDDLE;
  expect(outward(DRAWN.phone!)).toBeGreaterThan(outward(DRAWN.desk!));
});
