/** One table as this page knows it: what the server said, told at the viewer's pace. */
import type { ChatLine, FromTable, OfferCard, Reason, TableCard, Update } from "../generated/messages";
import { preferences, type Pace } from "./preferences.svelte";
import { chime } from "./sound";
import { Socket, type Link, type Listener, type Reply } from "./socket";
import type { Fact, TableSpeech } from "./speech";
import { tongue } from "./words.svelte";

/** A fact in the log, told by the entry `at`. */
export interface Line {
  at: number;
  fact: Fact;
}

/** Something that the player must hear: a rule that forbids, or a problem. */
export type Notice = { kind: "reason"; reason: Reason } | { kind: "problem"; code: string };

const STEP: Record<Pace, number> = { slow: 1400, normal: 450, instant: 0 };
/** So many updates behind, the story is told without pauses. */
const LATE = 4;

export class Table implements Listener {
  link = $state<Link>("connecting");
  card = $state.raw<TableCard>();
  now = $state.raw<Update>();
  log = $state.raw<Line[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  trouble = $state<string>();
  notice = $state.raw<Notice>();
  /** The option under the pointer or the focus, before it is chosen. */
  lifted = $state<string>();
  /** The option that was sent and not yet answered. */
  sent = $state<string>();
  /** The past moment that is looked at. */
  past = $state.raw<Update>();

  /** What the board shows. */
  shown = $derived(this.past ?? this.now);
  names = $derived((this.now?.seats ?? this.card?.seats ?? []).map((seat) => seat.name ?? ""));
  speech = $derived<TableSpeech>(tongue.speech!.at(this.card?.family ?? "", this.names));
  offers: OfferCard[] = $derived(this.past ? [] : (this.now?.offers ?? []));
  myTurn = $derived(this.now?.turn != null && (this.now.yours ?? []).includes(this.now.turn.seat));
  canRoll = $derived(!this.past && this.myTurn && this.now?.turn?.kind === "roll" && !this.now.hand_over);

  private readonly moments = new Map<number, Update>();
  private readonly queue: Update[] = [];
  private timer?: ReturnType<typeof setTimeout>;
  private readonly socket: Socket;

  constructor(
    readonly id: string,
    readonly key: string,
  ) {
    this.socket = new Socket(this);
  }

  close(): void {
    clearTimeout(this.timer);
    this.socket.close();
  }

  // What the server says

  greeting() {
    return { type: "hello", table: this.id, key: this.key, since: this.queue.at(-1)?.version ?? this.now?.version ?? 0 } as const;
  }

  linked(link: Link): void {
    this.link = link;
    if (link === "lost") this.sent = undefined;
  }

  hear(message: FromTable): void {
    switch (message.type) {
      case "welcome":
        this.card = message.table;
        this.chat = message.chat?.length ? message.chat : this.chat;
        break;
      case "update":
        this.queue.push(message);
        if (this.timer === undefined) this.step();
        break;
      case "said":
        this.chat = [...this.chat.filter((line) => line.number !== message.line.number), message.line];
        break;
      case "presence":
        if (this.now) this.now = { ...this.now, seats: this.now.seats.map((seat) => ({ ...seat, connected: message.connected.includes(seat.seat) })) };
        break;
      case "problem":
        if (!this.card) this.trouble = message.code;
        break;
    }
  }

  /** Show the next update, and the one after it when the viewer has had time to see it. */
  private step(): void {
    this.timer = undefined;
    const update = this.queue.shift();
    if (!update) return;
    this.show(update);
    const wait = document.hidden || this.queue.length > LATE ? 0 : STEP[preferences.pace];
    if (wait === 0) this.step();
    else this.timer = setTimeout(() => this.step(), wait);
  }

  /** Space: what is still to be told is told at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.queue.length) this.show(this.queue.shift()!);
  }

  private show(update: Update): void {
    const wasMine = this.myTurn;
    const told = (update.told ?? []).flatMap(({ at, facts }) => facts.map((fact) => ({ at, fact: fact as Fact })));
    this.log = [...this.log.filter((line) => line.at <= update.since), ...told];
    for (const version of this.moments.keys()) if (version > update.since) this.moments.delete(version);
    this.moments.set(update.version, update);
    this.now = update;
    this.lifted = undefined;
    this.sent = undefined;
    this.notice = undefined;
    if (this.myTurn && !wasMine) chime();
  }

  // What the player does

  /** Send a command that belongs to the shown position; a refusal or a problem becomes a notice. */
  async command(command: Parameters<Socket["send"]>[0]): Promise<Reply | undefined> {
    const reply = await this.socket.send(command);
    if (reply?.type === "refused") this.notice = { kind: "reason", reason: reply };
    else if (reply?.type === "problem") this.notice = { kind: "problem", code: reply.code };
    else if (reply?.type === "stale") this.notice = { kind: "problem", code: "stale" };
    if (reply?.type !== "done") this.sent = undefined;
    return reply;
  }

  act(event: string): void {
    if (this.sent !== undefined || this.now?.seat == null) return;
    this.sent = event;
    void this.command({ type: "act", seat: this.now.seat, version: this.now.version, event });
  }

  roll(): void {
    if (!this.canRoll || this.sent !== undefined) return;
    this.sent = "roll";
    void this.command({ type: "roll", seat: this.now!.turn!.seat, version: this.now!.version });
  }

  undo(to: number): void {
    const seat = this.now?.seat ?? this.now?.yours?.[0];
    if (seat !== undefined) void this.command({ type: "undo", seat, version: this.now!.version, to });
  }

  /** Why not? The rules answer. */
  async ask(event: string): Promise<void> {
    if (this.now?.seat == null) return;
    const reply = await this.command({ type: "ask", seat: this.now.seat, event });
    if (reply?.type === "why" && reply.reason) this.notice = { kind: "reason", reason: reply.reason };
  }

  /** The option that a place on the board stands for. */
  at(target: string): OfferCard | undefined {
    return this.offers.find((offer) => offer.target === target);
  }

  // What was

  /** Whether the board at this entry is known. */
  remembers(at: number): boolean {
    return this.moments.has(at);
  }

  lookBack(at: number): void {
    this.past = at === this.now?.version ? undefined : this.moments.get(at);
  }

  backToNow(): void {
    this.past = undefined;
  }
}
