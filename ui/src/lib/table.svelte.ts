/** One table as this page knows it: what the server said, told at the viewer's pace. */
import type { ChatLine, FromTable, Moment, Odds, OfferCard, Reason, TableCard, Update, Wishes, Worth } from "../generated/messages";
import { api, type Trouble } from "./api";
import { setClock } from "./countdown.svelte";
import { initials } from "./initials";
import { player } from "./player.svelte";
import { preferences, type Pace } from "./preferences.svelte";
import { called } from "./seats";
import { isSliding } from "./slide";
import { chime } from "./sound";
import { Socket, type Link, type Listener, type Reply } from "./socket";
import type { Fact, TableSpeech } from "./speech";
import { tongue } from "./words.svelte";

/** A fact in the log, told by the entry `at`; late if the clock chose. */
export interface Line {
  at: number;
  fact: Fact;
  late?: boolean;
}

/** Something that the player must hear: a rule that forbids, or a problem. */
export type Notice = { kind: "reason"; reason: Reason } | { kind: "problem"; code: string };

const STEP: Record<Pace, number> = { slow: 1400, normal: 450, instant: 24 };
/** Milliseconds until a turn is heard of: to start the first sound takes longer than to draw a board. */
const SEEN_FIRST = 60;
/** Milliseconds until it is looked again whether what slides has come. */
const ARRIVED = 50;
/** So many updates behind, the story is told without pauses. */
const LATE = 4;
/** What somebody who was too slow is told until they choose again. */
const TIME_UP = { kind: "problem", code: "time-up" } as const;

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
  /** It was lifted on the board by a finger, which chooses by a second tap. */
  tapped = $state(false);
  /** What would follow at once from the lifted option, or from the one that the game expects, as far as anybody can be certain. */
  foreseen = $state.raw<Fact[]>([]);
  /** What the coach thinks of the options, where somebody asked. */
  advice = $state.raw<Worth[]>();
  /** The coach was asked and still thinks. */
  weighs = $state(false);
  /** What every seat may expect, where a spectator wants to know. */
  odds = $state.raw<Odds[]>();
  /** So often something was wanted that was not done: every control shows again what holds. */
  refusals = $state(0);
  /** The option that was sent and not yet answered. */
  sent = $state<string>();
  /** The past moment that is looked at. */
  past = $state.raw<Update>();

  /** What the board shows. */
  shown = $derived(this.past ?? this.now);
  /** As one string, so that an update with the same names changes nothing that was said with them. */
  private readonly called = $derived(JSON.stringify((this.now?.seats ?? this.card?.seats ?? []).map(called)));
  names: string[] = $derived(JSON.parse(this.called));
  /** Whoever plays without a seat. */
  private readonly guests = $derived(player.game(this.card?.game ?? "")?.guests ?? []);
  speech = $derived<TableSpeech>(tongue.speech!.at(this.card?.family ?? "", this.names, this.guests));
  /** The letters of all badges, those of guests last. */
  letters: string[] = $derived(initials(this.speech.names));
  /** The seat to which this device was handed over, in all its windows; nobody else's secrets are shown, not even after a reload. */
  private holder = $state<number>();
  /** Whose the device must be before anything is shown: several players with secrets share it, and it was given to another of them, or to nobody yet. */
  handsTo = $derived.by(() => {
    if (!this.now) return undefined;
    const { hand_over, seat, status, turn, yours = [] } = this.now;
    if (hand_over) return turn!.seat;
    const isUnknown = this.holder === undefined && status === "running" && yours.length > 1 && player.game(this.card?.game ?? "")?.secrets;
    return isUnknown ? yours.find((one) => one === turn?.seat) ?? seat ?? undefined : undefined;
  });
  offers: OfferCard[] = $derived(this.past || this.handsTo !== undefined ? [] : (this.now?.offers ?? []));
  /** Not while a bot plays for the player. */
  myTurn = $derived(this.now?.turn != null && (this.now.yours ?? []).includes(this.now.turn.seat) && !this.now.seats[this.now.turn.seat]?.level);
  hasCoach = $derived(this.offers.length > 0 && this.now?.coach === true);
  hasOdds = $derived(!this.past && this.now?.odds === true);
  canRoll = $derived(!this.past && this.myTurn && this.now?.turn?.kind === "roll" && this.handsTo === undefined);

  private readonly moments = new Map<number, Update>();
  private readonly queue: Update[] = [];
  private wishes = 0;
  private timer?: ReturnType<typeof setTimeout>;
  private readonly socket: Socket;

  constructor(
    readonly id: string,
    readonly key: string,
  ) {
    const seat = localStorage.getItem(this.held);
    this.holder = seat === null ? undefined : Number(seat);
    this.socket = new Socket(this);
  }

  close(): void {
    clearTimeout(this.timer);
    this.socket.close();
  }

  // What the server says

  greeting() {
    const { holder } = this;
    const last = this.queue.at(-1) ?? this.now;
    const isAnothers = holder !== undefined && holder !== last?.seat;
    return { type: "hello", table: this.id, key: this.key, seat: holder, since: isAnothers ? 0 : (last?.version ?? 0) } as const;
  }

  private get held(): string {
    return `holder ${this.id}`;
  }

  linked(link: Link): void {
    this.link = link;
    if (link === "lost") this.sent = undefined;
  }

  hear(message: FromTable): void {
    switch (message.type) {
      case "welcome":
        if (message.now) setClock(message.now);
        this.card = message.table;
        this.chat = message.chat?.length ? message.chat : this.chat;
        break;
      case "update":
        this.queue.push(message);
        if (this.timer === undefined || this.sent !== undefined) this.step(); // what one did oneself is never waited for
        break;
      case "said":
        this.chat = [...this.chat.filter((line) => line.number !== message.line.number), message.line];
        break;
      case "presence":
        if (this.now) this.now = { ...this.now, seats: this.now.seats.map((seat) => ({ ...seat, connected: message.connected.includes(seat.seat) })) };
        break;
      case "problem":
        if (!this.card) this.lock(message.code);
        break;
    }
  }

  /** We may not come to this table, unless it was only with the seat of somebody who has signed out here. */
  private lock(code: string): void {
    if (this.holder === undefined) return void (this.trouble = code);
    this.holder = undefined;
    localStorage.removeItem(this.held);
    void this.socket.send(this.greeting());
  }

  /**
   * Show the next update, and the one after it when the viewer has had time to see it and everything has come to where it lies; at once means all
   * that has come since a frame was drawn.
   */
  private step(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (!this.queue.length) return;
    if (isSliding() && this.sent === undefined && preferences.pace !== "instant" && !document.hidden) {
      this.timer = setTimeout(() => this.step(), ARRIVED);
      return;
    }
    do this.show(this.queue.shift()!);
    while (this.queue.length && (document.hidden || this.queue.length > LATE || preferences.pace === "instant"));
    if (!document.hidden) this.timer = setTimeout(() => this.step(), STEP[preferences.pace]);
  }

  /** Space: what is still to be told is told at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.queue.length) this.show(this.queue.shift()!);
  }

  private show(update: Update): void {
    const wasMine = this.myTurn;
    const told = (update.told ?? []).flatMap(({ at, facts, late }) => facts.map((fact) => ({ at, fact: fact as Fact, late })));
    this.log = [...this.log.filter((line) => line.at <= update.since), ...told];
    for (const version of this.moments.keys()) if (version > update.since) this.moments.delete(version);
    this.moments.set(update.version, update);
    const hasMoved = update.version !== this.now?.version;
    this.now = update;
    this.wishes++;
    this.foreseen = [];
    this.lifted = undefined;
    if (hasMoved) {
      this.advice = undefined;
      this.weighs = false;
      if (this.notice !== TIME_UP || this.sent !== undefined) this.notice = undefined;
    }
    this.sent = undefined;
    if (wasMine && told[0]?.late) this.notice = TIME_UP;
    if (this.myTurn && !wasMine) setTimeout(chime, SEEN_FIRST);
  }

  // What the player does

  /** Send a command that belongs to the shown position; a refusal or a problem becomes a notice. */
  async command(command: Parameters<Socket["send"]>[0]): Promise<Reply | undefined> {
    const reply = await this.socket.send(command);
    if (reply?.type !== "done") this.skip(); // what is still to be told would take the notice away
    if (reply?.type === "refused") this.notice = { kind: "reason", reason: reply };
    else if (reply?.type === "problem") this.notice = { kind: "problem", code: reply.code };
    else if (reply?.type === "stale") this.notice = { kind: "problem", code: "stale" };
    if (reply?.type !== "done") {
      this.sent = undefined;
      this.refusals += 1;
    }
    return reply;
  }

  /** A focused button that vanishes is left in the middle of drawing, when nothing may change: hence a moment later. */
  lift(event?: string, tapped = false): void {
    queueMicrotask(() => {
      this.lifted = event;
      this.tapped = tapped;
    });
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

  /** Change what these seats, or all of ours, do by themselves. */
  order(orders: Wishes, seats = this.now!.yours ?? []): void {
    for (const seat of seats) void this.command({ type: "order", seat, orders });
  }

  /** The device goes to the player of this seat; what another looked at is not theirs to see. */
  handOver(seat: number): void {
    this.past = undefined;
    this.holder = seat;
    localStorage.setItem(this.held, String(seat));
    void this.command({ type: "look", seat });
  }

  /** Why not? The rules answer. */
  async ask(event: string): Promise<void> {
    if (this.now?.seat == null) {
      if (this.now?.status === "running") this.notice = { kind: "problem", code: "watching" };
      return;
    }
    const reply = await this.command({ type: "ask", seat: this.now.seat, event });
    if (reply?.type === "why" && reply.reason) this.notice = { kind: "reason", reason: reply.reason };
  }

  /** Ask what would follow from an option; nothing for none. */
  async foresee(event?: string): Promise<void> {
    const seat = this.now?.seat;
    const wish = ++this.wishes;
    this.foreseen = [];
    if (event === undefined || seat == null) return;
    const reply = await this.socket.send({ type: "ask", seat, event });
    if (reply?.type === "why" && wish === this.wishes) this.foreseen = (reply.preview ?? []) as Fact[];
  }

  /** Ask the coach, or have enough of it. Not over the socket, which would count as lost before a long thought ends. */
  async advise(): Promise<void> {
    const { seat, version } = this.now!;
    if (this.weighs || !this.hasCoach || seat == null) return;
    if (this.advice) return void (this.advice = undefined);
    this.weighs = true;
    const answer = await api.advise(this.id, this.key, seat).catch(() => undefined);
    if (version !== this.now?.version) return;
    this.weighs = false;
    if (answer) this.advice = answer.options;
    else this.notice = { kind: "problem", code: "no-advice" };
  }

  /** A spectator wants to see the odds, or has seen enough. */
  turnOdds(): void {
    this.odds = undefined;
    preferences.odds = !preferences.odds;
    preferences.keep();
  }

  /** Ask what every seat may expect. Where the board is further than what was told, it is too early to say. */
  async forecast(): Promise<void> {
    const { version } = this.now!;
    const answer = await api.forecast(this.id, this.key).catch(() => undefined);
    if (answer && answer.version <= version && version === this.now?.version) this.odds = answer.odds;
  }

  /** The option that a place on the board stands for. */
  at(target: string): OfferCard | undefined {
    return this.offers.find((offer) => offer.target === target);
  }

  // What was

  /** Show the board after this entry, as far back as the game goes. */
  async lookBack(at: number): Promise<void> {
    if (at === this.now?.version) return this.backToNow();
    const seat = this.now?.seat;
    if (!this.moments.has(at)) await this.recall(at);
    if (seat === this.now?.seat) this.past = this.moments.get(at) ?? this.past;
  }

  /** Ask the server how the board looked from this entry on. */
  private async recall(at: number): Promise<void> {
    const seat = this.now?.seat;
    try {
      const { moments } = await api.replay(this.id, this.key, at, seat);
      if (seat === this.now?.seat) for (const moment of moments) this.moments.set(moment.at, this.asItWas(moment));
    } catch (error) {
      this.notice = { kind: "problem", code: (error as Trouble).code };
    }
  }

  /** A moment as an update: nothing can be done in it. */
  asItWas({ at, view, facts, turn, rolls, rolled }: Moment): Update {
    const { table, seats, seat, yours } = this.now!;
    return {
      type: "update", v: 1, table, version: at, since: at, status: "running", seats, seat, yours, view, rolled: rolled ?? 0,
      told: [{ at, facts: facts ?? [] }], turn: turn == null ? null : { seat: turn, kind: rolls ? "roll" : "decide", since: 0 },
    };
  }

  /** Whether this seat alone is the reader's: where several people share the device, each has a name. */
  isMe(seat: number): boolean {
    return this.now?.seats[seat]?.you === true && this.now.yours?.length === 1;
  }

  backToNow(): void {
    this.past = undefined;
  }
}
