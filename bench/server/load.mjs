// Clients at tables of four that answer at once, or at an offered rate. Prints one JSON line.
// node load.mjs railbird|peer ADDRESS CLIENTS SECONDS OFFERED PROCESS
// Everybody sits at a table before anybody plays; whoever finishes a game plays the next one over the same socket.
import { readFileSync } from "node:fs";
import { io } from "socket.io-client";
import WebSocket from "ws";

const [kind, address, clientsText, secondsText, offeredText, server] = process.argv.slice(2);
const CLIENTS = Number(clientsText), SECONDS = Number(secondsText), OFFERED = Number(offeredText), SEATS = 4, WARM_UP = 2;
const AT_ONCE = 10; // Tables that are set up at the same time.
const tables = CLIENTS / SEATS;
const delays = [];
let moves = 0, isCounting = false, finished = 0;

function ticks() {
  // Processor time that the server has used, in hundredths of a second.
  const fields = readFileSync(`/proc/${server}/stat`, "utf8").split(") ").at(-1).split(" ");
  return Number(fields[11]) + Number(fields[12]);
}

const choose = (list) => list[Math.floor(Math.random() * list.length)];
const wait = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds));
const once = () => { const one = {}; one.happened = new Promise((happen) => { one.happen = happen; }); return one; };
const opening = once();

async function pause() {
  // At an offered rate each table waits so long on average that all tables together make that many moves a second.
  await opening.happened;
  if (OFFERED) await wait(Math.random() * 2 * tables / OFFERED);
}

function count(began) {
  if (!isCounting) return;
  moves += 1;
  delays.push(performance.now() - began);
}

// Each of these is somebody at a socket: `begin` takes a seat in a game, `end.happened` is its end.

function peerPerson() {
  const socket = io(`${address}/las-vegas`, { transports: ["websocket"], forceNew: true });
  const one = { connected: new Promise((done) => socket.on("connect", done)), match: "", seat: "", end: once() };
  let seated = once(), acted = -1, began = 0;
  const look = async (match, state) => {
    if (match !== one.match) return;
    seated.happen();
    if (began && state._stateID > acted) { count(began); began = 0; }
    if (state.ctx.gameover) return one.end.happen();
    if (state.ctx.currentPlayer !== one.seat || state._stateID <= acted) return;
    acted = state._stateID;
    await pause();
    const face = choose([...state.G.small, ...state.G.big]);
    began = performance.now();
    const action = { type: "MAKE_MOVE", payload: { type: "place", args: [face], playerID: one.seat, credentials: undefined } };
    socket.emit("update", action, state._stateID, match, one.seat);
  };
  socket.on("sync", (match, { state }) => look(match, state));
  socket.on("update", look);
  one.begin = (match, seat) => {
    Object.assign(one, { match, seat: String(seat), end: once() });
    seated = once(), acted = -1, began = 0;
    socket.emit("sync", match, one.seat, undefined, SEATS);
    return seated.happened;
  };
  return one;
}

async function peerTable(number, ready) {
  const people = Array.from({ length: SEATS }, peerPerson);
  await Promise.all(people.map((person) => person.connected));
  for (let game = 0; ; game++) {
    for (let seat = 0; seat < SEATS; seat++) await people[seat].begin(`table-${process.pid}-${number}-${game}`, seat);
    ready();
    await people[0].end.happened;
    finished += 1;
  }
}

async function railbirdPerson() {
  const me = await fetch(address + "/api/me");
  const cookie = me.headers.get("set-cookie").split(";")[0];
  const socket = new WebSocket(address.replace("http", "ws") + "/ws", { headers: { cookie }, perMessageDeflate: false });
  await new Promise((done) => socket.on("open", done));
  const one = { cookie, table: "", end: once() };
  const answers = new Map();
  let asked = 0, acted = 0, began = 0;
  const send = (command) => socket.send(JSON.stringify(command));
  one.ask = (command) => new Promise((answer) => { asked += 1; answers.set(asked, answer); send({ ...command, id: asked }); });
  one.begin = async (table) => {
    Object.assign(one, { table, end: once() });
    acted = began = 0;
    send({ type: "hello", table });
    await one.ask({ type: "ping" });
  };
  socket.on("message", async (text) => {
    const message = JSON.parse(text);
    if (message.type === "problem" || message.type === "refused" || message.type === "stale") throw new Error(String(text));
    if (message.reply) { answers.get(message.reply)(message); answers.delete(message.reply); }
    if (message.type !== "update" || message.table !== one.table) return;
    if (began && message.version > acted) { count(began); began = 0; }
    if (message.status === "over") return one.end.happen();
    const offers = (message.offers ?? []).filter((offer) => offer.event.startsWith("place"));
    if (!offers.length || message.version <= acted) return;
    acted = message.version;
    await pause();
    began = performance.now();
    send({ type: "act", seat: message.seat, version: message.version, event: choose(offers).event });
  });
  return one;
}

async function railbirdTable(number, ready) {
  const people = await Promise.all(Array.from({ length: SEATS }, railbirdPerson));
  const wanted = { game: "las-vegas", seats: SEATS, settings: { public: true, random_order: false } };
  const headers = { cookie: people[0].cookie, "content-type": "application/json" };
  const made = await fetch(address + "/api/tables", { method: "POST", headers, body: JSON.stringify(wanted) });
  let table = (await made.json()).table.id;
  for (let game = 0; ; game++) {
    await Promise.all(people.map((person) => person.begin(table)));
    if (!game) {
      for (let seat = 1; seat < SEATS; seat++) await people[seat].ask({ type: "sit", seat });
      for (let seat = 0; seat < SEATS; seat++) await people[seat].ask({ type: "order", seat, orders: { auto_roll: true } });
    }
    await people[0].ask({ type: "start" });
    ready();
    await people[0].end.happened;
    finished += 1;
    table = (await people[0].ask({ type: "rematch" })).table;
  }
}

let seated = 0;
const numbers = Array.from({ length: tables }, (_, number) => number);
await Promise.all(Array.from({ length: AT_ONCE }, async () => {
  for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
    await new Promise((ready) => (kind === "peer" ? peerTable : railbirdTable)(number, ready));
    seated += 1;
    if (seated % Math.ceil(tables / 5) === 0) process.stderr.write(`${kind}: ${seated} of ${tables} tables\n`);
  }
}));
opening.happen();
await wait(WARM_UP);
isCounting = true;
const start = performance.now(), used = ticks();
await wait(SECONDS);
isCounting = false;
const cpu = ticks() - used;
const seconds = (performance.now() - start) / 1000;
process.stderr.write(`${kind}: ${moves} moves in ${SECONDS} s, ${finished} games\n`);
delays.sort((a, b) => a - b);
const at = (share) => delays[Math.min(delays.length - 1, Math.floor(share * delays.length))];
console.log(JSON.stringify({ moves_per_second: moves / seconds, p50: at(0.5), p99: at(0.99), cpu: 10_000 * cpu / moves, games: finished }));
process.exit(0);
