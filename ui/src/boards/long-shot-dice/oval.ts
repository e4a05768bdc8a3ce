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

/** How far each part of what is drawn is from a line, below zero before it. */
export function gaps([x, y]: Point, line: number, { width, height }: Drawn, outline: readonly (readonly [number, number])[] = OUTLINE): number[] {
  const [[fromX, fromY], [toX, toY]] = lineAt(line);
  const length = Math.hypot(toX - fromX, toY - fromY);
  return outline.map(([right, below]) => ((x + right * width - fromX) * (toY - fromY) - (y + below * height - fromY) * (toX - fromX)) / length);
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

/** From so many on, horses on a space are packed: they show their cloths alone, side by side. */
export const PACK = 3;
/** More than so many are drawn still smaller. */
export const CRAM = 4;
/** More than so many do not fit above the word at the finish, which fewer leave free. */
const FULL = 6;
/** Between the number of the space and the edge of the turf, or the edge of the sign below the lower straight, or its word; and the middle of a small pack. */
const [INNER, OUTER, SIGN, WORD, CENTRE] = [-16, 62, 58, 49, 10];
/** How much of a cloth keeps off lines and rails: its number, not its frame. */
const INSIDE = 0.7;
const CORNERS = [[-INSIDE / 2, -INSIDE / 2], [INSIDE / 2, -INSIDE / 2], [-INSIDE / 2, INSIDE / 2], [INSIDE / 2, INSIDE / 2]] as const;

/** How far off the middle of the track a point is. */
const offOf = ([x, y]: Point) => Math.hypot(x - Math.min(Math.max(x, LEFT), RIGHT), y - MIDDLE) - RADIUS;

/** Rows and columns of a grid around the middle of a space, more than there is room for, and by which parts of a step it may be shifted. */
const STEPS = [-3, -2, -1, 0, 1, 2];
const SHIFTS = [0, 0.25, 0.5, 0.75].flatMap((right) => [0, 0.25, 0.5, 0.75].map((below): Point => [right, below]));

/** Whether the number of a cloth keeps off the lines and rails around its space. */
function fits(spot: Point, middle: number, step: number, outer: number, cloth: Drawn): boolean {
  const offs = CORNERS.map(([right, below]) => offOf([spot[0] + right * cloth.width, spot[1] + below * cloth.height]));
  if (Math.min(...offs) < INNER || Math.max(...offs) > outer) return false;
  const [before, behind] = [-1, 1].map((way) => gaps(spot, middle + (way * step) / 2, cloth, CORNERS));
  return Math.min(...before!) > LINE / 2 && Math.max(...behind!) < -LINE / 2;
}

/** The places of an upright grid that are nearest the middle of the space, row by row; they overlap only where there is no room. */
function pack(middle: number, mates: number, step: number, cloth: Drawn): Point[] {
  const [x, y] = point(middle, CENTRE);
  const lowest = mates > FULL ? SIGN : WORD;
  const outer = y < MIDDLE + RADIUS ? OUTER : lowest;
  const far = ([right, below]: Point) => ((right - x) / cloth.width) ** 2 + ((below - y) / cloth.height) ** 2;
  const sum = (spots: Point[]) => spots.reduce((total, spot) => total + far(spot), 0);
  for (let pitch = 1.03; pitch > 0; pitch -= 0.03) {
    const grid = ([right, below]: Point) => STEPS.flatMap((column) => STEPS.map((row): Point => [x + (column + right) * pitch * cloth.width, y + (row + below) * pitch * cloth.height]));
    const packs = SHIFTS.map((shift) => grid(shift).filter((spot) => fits(spot, middle, step, outer, cloth)).sort((a, b) => far(a) - far(b)).slice(0, mates));
    const [best] = packs.filter((spots) => spots.length === mates).sort((a, b) => sum(a) - sum(b));
    if (best) return best.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  }
  return Array.from({ length: mates }, () => [x, y]);
}

/** Where the horses on a space stand: alone beside the number, a pair one behind the other within the lines, above the number where it is below them. */
export function stand(space: number, mates: number, track: number, drawn: Drawn): Point[] {
  const step = WHOLE / track;
  const middle = (space - 0.5) * step;
  const [x, y] = point(middle);
  const rise = y < MIDDLE ? 6 : 0;
  /** Small boards have large horses, which keep off the number by standing farther out. */
  if (mates === 1) return [point(middle, Math.max(8 + rise, drawn.height / 2 - 12))];
  if (mates >= PACK) return pack(middle, mates, step, drawn);
  const isBend = Math.abs(x - (LEFT + RIGHT) / 2) > (RIGHT - LEFT) / 2 + 0.7 * RADIUS;
  /** So far that the one in front leaves a number to be read, and in a bend, where there is little room along, farther. */
  const apart = isBend ? Math.max(24, 0.36 * drawn.width) : Math.max(18, drawn.height / 3);
  return [-1, 1].map((way) => {
    const off = Math.max(7 - apart / 2, -4) + rise + ((1 - way) / 2) * apart;
    return point(middle + way * reach(middle, way, off, 0.4 * step, step, drawn), off);
  });
}
