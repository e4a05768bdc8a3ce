import { expect, test } from "vitest";
import { numberOn, tell, type Mover } from "./labels";

const LABEL = { width: 24, height: 16 };
const ROOM = { width: 300, height: 200 };
const mover = (horse: number, x: number, y = 100): Mover => ({ horse, x, y, size: 30, side: "forehead", isRolled: horse === 1 });
const numbersOf = (crowd: Mover[]) => crowd.map(numberOn);

test("a horse alone has its label on the side that is best", () => {
  const [horse] = [mover(3, 100)];
  expect(tell([horse!], [horse!], numbersOf([horse!]), LABEL, ROOM).get(3)).toMatchObject({ x: 100 + 0.13 * 30 + 12, y: 100 - 0.6 * 30 + 8 });
});

test("a label goes to another side where it would hide a number", () => {
  const [horse, other] = [mover(3, 100), mover(4, 118, 78)];
  const spot = tell([horse!], [horse!, other!], numbersOf([horse!, other!]), LABEL, ROOM).get(3)!;
  const hidden = numberOn(other!);
  expect(Math.abs(spot.x - hidden.x) >= (24 + hidden.width) / 2 || Math.abs(spot.y - hidden.y) >= (16 + hidden.height) / 2).toBe(true);
});

test("a label does not lie on another horse", () => {
  const [horse, other] = [mover(3, 100), mover(4, 122, 88)];
  expect(tell([horse!], [horse!, other!], [], LABEL, ROOM).get(3)!.x).toBeLessThan(100);
});

test("a cloth between others has its label beside it", () => {
  const cloth = (horse: number, y: number): Mover => ({ ...mover(horse, 100, y), isPacked: true });
  const crowd = [cloth(3, 70), cloth(4, 100), cloth(5, 130)];
  expect(tell([crowd[1]!], crowd, numbersOf(crowd), LABEL, ROOM).get(4)).toMatchObject({ x: 100 - 0.56 * 30 - 12, y: 100 });
});

test("a label stays on the space of its horse", () => {
  const [horse, line] = [mover(3, 100), { x: 120, y: 100, width: 6, height: 80 }];
  expect(tell([horse!], [horse!], [], LABEL, ROOM, [line]).get(3)!.x).toBeLessThan(120 - (24 + 6) / 2 + 1);
});

test("the rolled horse is told in any crowd, the others only where there is room", () => {
  const crowd = Array.from({ length: 8 }, (_, index) => mover(index + 1, 100 + 2 * index, 100 + (index % 2 ? 14 : 0)));
  const wall = Array.from({ length: 20 }, (_, index) => ({ x: 100, y: 10 * index, width: 200, height: 10 }));
  expect([...tell(crowd, crowd, [...numbersOf(crowd), ...wall], LABEL, ROOM).keys()]).toEqual([1]);
  expect(tell(crowd.slice(1), crowd, wall, LABEL, ROOM).size).toBe(0);
});

test("labels stay on the board", () => {
  expect(tell([mover(3, 292)], [], [], LABEL, ROOM).get(3)!.x).toBeLessThan(288);
  expect(tell([mover(3, 150, 6)], [], [], LABEL, ROOM).get(3)!.y).toBeGreaterThan(8);
});
