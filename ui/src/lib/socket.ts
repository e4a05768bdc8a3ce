/** One connection to one table: it comes back by itself and tells the table where it was. */
import type { FromTable, ToTable } from "../generated/messages";

export type Reply = Extract<FromTable, { reply: number }>;
export type Link = "connecting" | "open" | "lost";
type Command = ToTable extends infer One ? (One extends { id?: number } ? Omit<One, "id"> : never) : never;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const HEARTBEAT = 20_000;
const SILENCE = 8000;

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
  private next = 1;
  private closed = false;
  private readonly waiting = new Map<number, (reply: Reply | undefined) => void>();

  constructor(private readonly listener: Listener) {
    this.open();
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.again);
  }

  /** Send a command; the answer, or nothing if the connection is lost before it comes. */
  send(command: Command): Promise<Reply | undefined> {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve(undefined);
    const id = this.next++;
    this.socket.send(JSON.stringify({ ...command, id }));
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.again);
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    this.socket?.close();
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.listener.linked("open");
      void this.send(this.listener.greeting());
      this.pulse = setInterval(() => void this.beat(socket), HEARTBEAT);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.take(JSON.parse(event.data) as FromTable);
    socket.onclose = () => this.lost(socket);
  }

  private take(message: FromTable): void {
    if ("reply" in message) {
      this.waiting.get(message.reply)?.(message);
      this.waiting.delete(message.reply);
    }
    this.listener.hear(message);
  }

  /** A connection that does not answer is as good as lost. */
  private async beat(socket: WebSocket): Promise<void> {
    const silence = setTimeout(() => this.lost(socket), SILENCE);
    await this.send({ type: "ping" });
    clearTimeout(silence);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket || this.closed) return;
    this.socket = undefined;
    socket.onclose = null;
    socket.close();
    clearInterval(this.pulse);
    for (const resolve of this.waiting.values()) resolve(undefined);
    this.waiting.clear();
    this.listener.linked("lost");
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }

  private readonly again = (): void => {
    if (this.socket || this.closed || document.hidden) return;
    clearTimeout(this.timer);
    this.open();
  };
}
