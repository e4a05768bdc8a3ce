/** Checks the dice of a finished game from its record alone, as docs/fair-dice.md describes. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

type Chance = { kind: "dice"; pools: number[] } | { kind: "bag"; events: string[]; counts: number[] } | { kind: "table"; events: string[]; weights: number[] };
interface Ticket { number: number; ways: number; ticket: number; chance: Chance }
interface DiceHeader { table: string; commitment: string; secret: string; contributions: string[] }

export interface Roll {
  number: number;
  event: string;
  ways: number;
  ticket: number;
  /** The faces, where dice were rolled. */
  faces: number[];
  /** Whether it was the turn of this number, the stream gives this ticket and the ticket means this event. */
  holds: boolean;
}

export interface Verdict {
  game: string;
  table: string;
  commitment: string;
  secret: string;
  /** Name and contribution of each seat, in their order. */
  seats: { name: string; contribution: string }[];
  /** The key of all rolls, which follows from secret and contributions. */
  key: string;
  /** Whether the secret is the one that was promised. */
  keepsPromise: boolean;
  /** So many events were laid out at the start, not played. */
  laid: number;
  rolls: Roll[];
}

const WORD = 2n ** 64n;

export function check(record: string): Verdict | undefined {
  const [header, ...lines] = record.trim().split("\n").map((line) => JSON.parse(line) as Record<string, unknown>);
  const dice = header?.dice as DiceHeader | undefined;
  if (!dice) return undefined;
  const secret = hexToBytes(dice.secret);
  const key = hmac(sha256, secret, utf8ToBytes(["railbird dice 1", dice.table, ...dice.contributions].join("\n")));
  const rolls = lines
    .filter((line) => line.ticket)
    .map((line, before) => {
      const { number, ways, ticket, chance } = line.ticket as Ticket;
      const canBeDrawn = ways > 0 && ways <= WORD;
      const holds = number === before && ways === waysOf(chance) && canBeDrawn && draw(key, number, BigInt(ways)) === BigInt(ticket) && outcome(chance, ticket) === line.event;
      const event = line.event as string;
      return { number, event, ways, ticket, faces: chance.kind === "dice" ? [...event.matchAll(/[1-6]/g)].map(Number) : [], holds };
    });
  const names = (header?.seats ?? []) as string[];
  return {
    game: header?.game as string,
    table: dice.table,
    commitment: dice.commitment,
    secret: dice.secret,
    seats: dice.contributions.map((contribution, seat) => ({ name: names[seat] ?? "", contribution })),
    key: bytesToHex(key),
    keepsPromise: bytesToHex(sha256(secret)) === dice.commitment,
    laid: (header?.laid ?? 0) as number,
    rolls,
  };
}

/** The first word of the roll's stream below the greatest multiple of `ways`. */
export function draw(key: Uint8Array, number: number, ways: bigint): bigint {
  const limit = WORD - (WORD % ways);
  for (let block = 0; ; block++) {
    const words = new DataView(hmac(sha256, key, utf8ToBytes(`${number}:${block}`)).slice().buffer);
    for (let start = 0; start < 32; start += 8) {
      const word = words.getBigUint64(start);
      if (word < limit) return word % ways;
    }
  }
}

function waysOf(chance: Chance): number {
  if (chance.kind === "dice") return 6 ** chance.pools.reduce((sum, dice) => sum + dice, 0);
  return (chance.kind === "bag" ? chance.counts : chance.weights).reduce((sum, count) => sum + count, 0);
}

/** What a ticket means, in the notation of the game. */
export function outcome(chance: Chance, ticket: number): string {
  if (chance.kind !== "dice") {
    let left = ticket;
    const counts = chance.kind === "bag" ? chance.counts : chance.weights;
    const kind = counts.findIndex((count) => (left -= count) < 0);
    return chance.events[kind] ?? "";
  }
  const pools = chance.pools.map(() => [] as number[]);
  let left = ticket;
  for (const [pool, dice] of [...chance.pools.entries()].reverse()) {
    for (let die = 0; die < dice; die++) {
      pools[pool]!.push((left % 6) + 1);
      left = Math.floor(left / 6);
    }
  }
  const shown = pools.flatMap((faces, pool) => faces.sort().map((face) => (pool === 0 ? `${face}` : `+${face}`)));
  return ["roll", ...shown].join(" ");
}
