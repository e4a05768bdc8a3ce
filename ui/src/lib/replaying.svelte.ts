/** A game once more: it steps through the moments of a table and fetches a few ahead. */
import type { Moment } from "../generated/messages";
import { api, type Trouble } from "./api";
import { preferences, type Pace } from "./preferences.svelte";
import type { Fact } from "./speech";
import type { Table } from "./table.svelte";

const STEP: Record<Pace, number> = { slow: 1800, normal: 900, instant: 250 };
/** How much sooner it goes on where there is nothing to read. */
const HASTE = 3;

export class Replaying {
  /** The entries after which the board can be shown. */
  entries = $state.raw<number[]>([]);
  step = $state(0);
  plays = $state(false);
  /** The seat that the game is seen from; undefined: whoever looks. */
  seat = $state<number>();

  at = $derived(this.entries[this.step]);
  isLast = $derived(this.step === this.entries.length - 1);

  private readonly known = new Map<number, Moment>();
  private timer?: ReturnType<typeof setTimeout>;

  constructor(readonly table: Table) {}

  /** What happened at this moment. */
  get facts(): Fact[] {
    return (this.table.past?.told ?? []).flatMap(({ facts }) => facts as Fact[]);
  }

  /** Begin at an entry, or at the first; with one's own eyes where those of the seat may not be used. */
  async open(at: number, seat?: number): Promise<void> {
    this.seat = seat;
    this.known.clear();
    await this.fetch(at);
    if (!this.entries.length && seat !== undefined) return this.open(at);
    const step = this.entries.findIndex((entry) => entry >= at);
    await this.go(step < 0 ? this.entries.length - 1 : step);
  }

  close(): void {
    this.plays = false;
    clearTimeout(this.timer);
  }

  /** See the same moment with the eyes of another seat. */
  async lookFrom(seat?: number): Promise<void> {
    this.known.clear();
    this.seat = seat;
    await this.go(this.step);
  }

  async go(step: number): Promise<void> {
    this.step = Math.max(0, Math.min(step, this.entries.length - 1));
    const wanted = this.at;
    if (wanted === undefined) return;
    if (!this.known.has(wanted)) await this.fetch(wanted);
    const moment = this.known.get(wanted);
    if (!moment || wanted !== this.at) return;
    const then = this.table.asItWas(moment);
    this.table.past = this.seat === undefined ? then : { ...then, seat: this.seat };
    const next = this.entries[this.step + 1];
    if (next !== undefined && !this.known.has(next)) void this.fetch(next);
  }

  /** What comes when somebody looks with other eyes already is not theirs to see. */
  private async fetch(first: number): Promise<void> {
    const { seat } = this;
    try {
      const { entries, moments } = await api.replay(this.table.id, this.table.key, first, seat ?? this.table.now?.seat);
      if (seat !== this.seat) return;
      this.entries = entries;
      for (const moment of moments) this.known.set(moment.at, moment);
    } catch (error) {
      this.table.notice = { kind: "problem", code: (error as Trouble).code };
      this.plays = false;
    }
  }

  toggle(): void {
    this.plays = !this.plays;
    clearTimeout(this.timer);
    if (!this.plays) return;
    if (this.isLast) this.step = -1;
    void this.walk();
  }

  private async walk(): Promise<void> {
    await this.go(this.step + 1);
    if (this.isLast) this.plays = false;
    if (this.plays) this.timer = setTimeout(() => void this.walk(), STEP[preferences.pace] / (this.facts.length ? 1 : HASTE));
  }
}
