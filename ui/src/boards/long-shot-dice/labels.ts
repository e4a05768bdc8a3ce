/** Where it is written how far a horse went: beside it, and never on a number if there is another place. */
export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  /** The middle, in pixels. */
  x: number;
  y: number;
}

export interface Mover {
  horse: number;
  x: number;
  y: number;
  /** How wide it is drawn. */
  size: number;
  /** Which side would be best. */
  side: Side;
  isRolled: boolean;
  /** Whether its cloth alone is shown. */
  isPacked?: boolean;
}

/** Before its forehead, behind its ears, under its muzzle, behind its neck, under it, over its ears: the nearest point in widths of the horse, and to which side of it. */
const SIDES = {
  forehead: [0.13, -0.6, 1, 1],
  ears: [-0.2, -0.6, -1, 1],
  muzzle: [0.3, 0.05, 1, 1],
  neck: [-0.38, 0.05, -1, 1],
  under: [-0.06, 0.56, 0, 1],
  over: [0, -0.56, 0, -1],
} as const;

export type Side = keyof typeof SIDES;

/** Under a cloth, over it, to its left and to its right. */
const AROUND = [[0, 0.56, 0, 1], [0, -0.56, 0, -1], [-0.56, 0, -1, 0], [0.56, 0, 1, 0]] as const;

/** The number on a horse, or its cloth. */
export const numberOn = ({ x, y, size, isPacked }: { x: number; y: number; size: number; isPacked?: boolean }): Box => (isPacked ? { x, y, width: size, height: size } : { x: x - 0.06 * size, y: y + 0.28 * size, width: 0.3 * size, height: 0.36 * size });

const apart = (a: number, b: number, width: number, other: number) => Math.max(0, Math.min((width + other) / 2 - Math.abs(a - b), width, other));
const overlap = (a: Box, b: Box) => apart(a.x, b.x, a.width, b.width) * apart(a.y, b.y, a.height, b.height);

function spots({ x, y, size, side, isPacked }: Mover, { width, height }: Size): Box[] {
  const order = isPacked ? AROUND : [SIDES[side], ...Object.values(SIDES)];
  return order.map(([across, down, right, below]) => ({ x: x + across * size + (right * width) / 2, y: y + down * size + (below * height) / 2, width, height }));
}

const covers = (spot: Box, others: Box[]) => others.reduce((sum, other) => sum + overlap(spot, other), 0);
/** A label on another horse seems to be that one's; on a number it hides which horse it is. */
const WORSE = 10;

/** The rolled horse, which comes first, is told in any case, the others where they hide neither a number nor another horse; all of them off the lines between spaces, if there is a place. */
export function tell(movers: Mover[], runners: Mover[], numbers: Box[], label: Size, room: Size, lines: Box[] = []): Map<number, Box> {
  const told = new Map<number, Box>();
  for (const mover of movers) {
    const others = runners.filter(({ horse }) => horse !== mover.horse).map(({ x, y, size }) => ({ x, y, width: 0.5 * size, height: 0.7 * size }));
    const hidden = (spot: Box) => WORSE * covers(spot, [...numbers, ...told.values()]) + covers(spot, others);
    const inside = spots(mover, label).filter(({ x, y }) => Math.min(x, room.width - x) > label.width / 2 && Math.min(y, room.height - y) > label.height / 2);
    const cost = (spot: Box) => hidden(spot) + covers(spot, lines);
    const [best] = inside.sort((a, b) => cost(a) - cost(b));
    if (best && (mover.isRolled || !hidden(best))) told.set(mover.horse, best);
  }
  return told;
}
