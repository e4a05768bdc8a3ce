import { beforeEach, expect, test, vi } from "vitest";
import type { Moment, Replay } from "../generated/messages";
import type { Table } from "./table.svelte";

interface Question {
  first: number;
  seat?: number | null;
  answer: (replay: Replay) => void;
}

const questions: Question[] = [];
vi.mock("./preferences.svelte", () => ({ preferences: { pace: "instant" } }));
vi.mock("./api", () => ({
  api: { replay: (_table: string, _key: string, first: number, seat?: number | null) => new Promise((answer) => questions.push({ first, seat, answer })) },
}));
const { Replaying } = await import("./replaying.svelte");

const tableOf = (seat?: number) => ({ id: "table", key: "", now: { seat }, asItWas: ({ at, view }: Moment) => ({ version: at, view }) }) as unknown as Table;

/** The server answers each question with a single moment, of a game of three. */
function answerAll(): void {
  for (const { first, seat, answer } of questions.splice(0)) answer({ entries: [1, 2, 3], moments: [{ at: first, view: { seat } }] } as unknown as Replay);
}

async function opened(table: Table, seat?: number) {
  const replay = new Replaying(table);
  const opening = replay.open(1, seat);
  answerAll();
  await opening;
  return replay;
}

beforeEach(() => void questions.splice(0));

test("what comes too late from one seat is not shown as another's", async () => {
  const table = tableOf();
  const replay = await opened(table, 0);
  const looking = replay.lookFrom(1);
  answerAll();
  await looking;
  const going = replay.go(1);
  answerAll();
  await going;
  expect(table.past).toMatchObject({ version: 2, seat: 1, view: { seat: 1 } });
});

test("a replay that was left does not go on when an answer comes", async () => {
  vi.useFakeTimers();
  const replay = await opened(tableOf());
  replay.toggle();
  replay.close();
  answerAll();
  await vi.runAllTimersAsync();
  expect(replay.step).toBe(1);
  vi.useRealTimers();
});

test("one's own eyes are those of the seat that the device is with", () => {
  void new Replaying(tableOf(2)).open(1);
  expect(questions).toMatchObject([{ first: 1, seat: 2 }]);
});
