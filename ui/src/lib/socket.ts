/** One connection to one table: it comes back by itself and tells the table where it was. */
import type { FromTable, ToTable } from "../generated/messages";

export type Reply = Extract<FromTable, { reply: number }>;
export type Link = "connecting" | "open" | "lost";
type Command = ToTable extends infer One ? (One extends { id?: number } ? Omit<One, "id"> : never) : never;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const HEARTBEAT = 5000;
/** A connection on which nothing answers for so long is as good as lost. */
const SILENCE = 4000;

export interface Listener {
  hear(message: FromTable): void;
  linked(link: Link): void;
  /** The words to come (back) with. */
  greeting(): Command;
}

export class Socket {
  private socket?: WebSocket;
  private wait = FIRST_WAIT;
  private timer?: ReturnType<typeof setTimeout>;
  private pulse?: ReturnType<typeof setInterval>;
  private silence?: ReturnType<typeof setTimeout>;
  private next = 1;
  private closed = false;
  private readonly waiting = new Map<number, (reply: Reply | undefined) => void>();

  constructor(private readonly listener: Listener) {
    this.open();
    addEventListener("online", this.again);
    addEventListener("offline", this.away);
    document.addEventListener("visibilitychange", this.again);
  }

  /** Send a command; the answer, or nothing if the connection is lost before it comes. */
  send(command: Command): Promise<Reply | undefined> {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(undefined);
    const id = this.next++;
    socket.send(JSON.stringify({ ...command, id }));
    this.silence ??= setTimeout(() => this.lost(socket), SILENCE);
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.again);
    removeEventListener("offline", this.away);
    document.removeEventListener("visibilitychange", this.again);
    clearTimeout(this.timer);
    this.stopWaiting();
    clearInterval(this.pulse);
    this.socket?.close();
  }

  private stopWaiting(): void {
    clearTimeout(this.silence);
    this.silence = undefined;
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.listener.linked("open");
      void this.send(this.listener.greeting());
      this.pulse = setInterval(() => void this.send({ type: "ping" }), HEARTBEAT);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.take(JSON.parse(event.data) as FromTable);
    socket.onclose = () => this.lost(socket);
  }

  private take(message: FromTable): void {
    this.stopWaiting();
    if ("reply" in message) {
      this.waiting.get(message.reply)?.(message);
      this.waiting.delete(message.reply);
    }
    this.listener.hear(message);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket || this.closed) return;
    this.socket = undefined;
    socket.onclose = null;
    socket.close();
    clearInterval(this.pulse);
    this.stopWaiting();
    for (const resolve of this.waiting.values()) resolve(undefined);
    this.waiting.clear();
    this.listener.linked("lost");
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }

  private readonly away = (): void => {
    if (this.socket) this.lost(this.socket);
  };

  private readonly again = (): void => {
    if (this.socket || this.closed || document.hidden) return;
    clearTimeout(this.timer);
    this.open();
  };
}
