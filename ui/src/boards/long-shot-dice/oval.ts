/** The oval in the units of its drawing: where its spaces lie, and where horses stand on them. */
export const [WIDTH, HEIGHT] = [620, 320];
export const RADIUS = 92;
export const [LEFT, RIGHT, MIDDLE] = [160, 460, 160];
export const FINISH = 390;
const ARC = Math.PI * RADIUS;
export const WHOLE = 2 * (RIGHT - LEFT) + 2 * ARC;

export type Point = [number, number];

/** The point at a distance behind the finish, counted in the direction of the race, `off` the middle of the track. */
export function point(distance: number, off = 0): Point {
  let left = ((distance % WHOLE) + WHOLE) % WHOLE;
  const radius = RADIUS + off;
  if (left < RIGHT - FINISH) return [FINISH + left, MIDDLE + radius];
  left -= RIGHT - FINISH;
  if (left < ARC) return [RIGHT + radius * Math.sin(left / RADIUS), MIDDLE + radius * Math.cos(left / RADIUS)];
  left -= ARC;
  if (left < RIGHT - LEFT) return [RIGHT - left, MIDDLE - radius];
  left -= RIGHT - LEFT;
  if (left < ARC) return [LEFT - radius * Math.sin(left / RADIUS), MIDDLE - radius * Math.cos(left / RADIUS)];
  left -= ARC;
  return [LEFT + left, MIDDLE + radius];
}

/** The line across the track at a distance. */
export const lineAt = (distance: number) => [point(distance, -38), point(distance, 38)] as const;

/** How wide and high a horse is drawn, in units. */
export interface Drawn {
  width: number;
  height: number;
}

/** Neck, ears, muzzle and chest as `pieces/Horse.svelte` draws them, in widths and heights from the middle. */
const OUTLINE = [[-0.43, 0.5], [-0.46, 0.12], [-0.22, -0.3], [-0.15, -0.5], [0.03, -0.37], [0.5, 0], [0.46, 0.15], [0.3, 0.5]] as const;

/** How far each part of a horse is from a line, below zero before it. */
export function gaps([x, y]: Point, line: number, { width, height }: Drawn): number[] {
  const [[fromX, fromY], [toX, toY]] = lineAt(line);
  const length = Math.hypot(toX - fromX, toY - fromY);
  return OUTLINE.map(([right, below]) => ((x + right * width - fromX) * (toY - fromY) - (y + below * height - fromY) * (toX - fromX)) / length);
}

/** Half of the finish, the widest of the lines. */
const LINE = 4;

/** How far from the middle of its space, and at most so far, a horse keeps off the line before (1) or behind it (-1). */
function reach(middle: number, way: number, off: number, most: number, step: number, drawn: Drawn): number {
  let far = most;
  const clears = () => gaps(point(middle + way * far, off), middle + (way * step) / 2, drawn).every((gap) => -way * gap > LINE);
  while (far > 0 && !clears()) far -= 1;
  return Math.max(far, 0);
}

/** From so many on, horses on a space are packed: smaller, in level rows of two or three, so that no head and no neck hides a number. */
export const PACK = 3;

/** How far apart in widths and heights, and how far out, as there is room between the lines and the rails; at last just so that numbers can be read. */
const SPREADS = [[0.95, 0.85, 14], [0.95, 0.85, 8], [0.8, 0.7, 14], [0.8, 0.7, 8], [0.68, 0.56, 20]] as const;
const RAIL = 40;

function packed([x, y]: Point, index: number, mates: number, right: number, below: number): Point {
  const abreast = Math.min(Math.ceil(mates / 2), 3);
  const row = Math.floor(index / abreast);
  const inRow = Math.min(mates - row * abreast, abreast);
  return [x + ((index % abreast) - (inRow - 1) / 2) * right, y + (row - (Math.ceil(mates / abreast) - 1) / 2) * below];
}

/** How far a point is from the middle of the track, below zero inside. */
const outward = ([x, y]: Point) => Math.hypot(Math.max(LEFT - x, 0, x - RIGHT), y - MIDDLE) - RADIUS;

function pack(middle: number, most: number, index: number, mates: number, step: number, drawn: Drawn): Point {
  const spots = SPREADS.map(([right, below, off]) => Array.from({ length: mates }, (_, one) => packed(point(middle, Math.min(off, most)), one, mates, right * drawn.width, below * drawn.height)));
  const fits = ([x, y]: Point) =>
    gaps([x, y], middle - step / 2, drawn).every((gap) => gap > LINE) && gaps([x, y], middle + step / 2, drawn).every((gap) => gap < -LINE) &&
    OUTLINE.every(([right, below]) => outward([x + right * drawn.width, y + below * drawn.height]) < RAIL);
  return (spots.find((all) => all.every(fits)) ?? spots.at(-1)!)[index]!;
}

/** Where one of several on a space stands: alone beside the number, a pair one behind the other within the lines, above the number where it is below them. */
export function stand(space: number, index: number, mates: number, track: number, drawn: Drawn): Point {
  const step = WHOLE / track;
  const middle = (space - 0.5) * step;
  const [x, y] = point(middle);
  const rise = y < MIDDLE ? 6 : 0;
  /** Small boards have large horses, which keep off the number by standing farther out. */
  if (mates === 1) return point(middle, Math.max(8 + rise, drawn.height / 2 - 12));
  /** Below the lower straight are the signs. */
  if (mates >= PACK) return pack(middle, y < MIDDLE + RADIUS ? RAIL : 10, index, mates, step, drawn);
  const isBend = Math.abs(x - (LEFT + RIGHT) / 2) > (RIGHT - LEFT) / 2 + 0.7 * RADIUS;
  /** So far that the one in front leaves a number to be read, and in a bend, where there is little room along, farther. */
  const apart = isBend ? Math.max(24, 0.36 * drawn.width) : Math.max(18, drawn.height / 3);
  const off = Math.max(7 - apart / 2, -4) + rise + (1 - index) * apart;
  const way = 2 * index - 1;
  return point(middle + way * reach(middle, way, off, 0.4 * step, step, drawn), off);
}
