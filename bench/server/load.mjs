// Clients at tables of four that answer at once, or at an offered rate. Prints one JSON line.
// node load.mjs railbird|peer ADDRESS CLIENTS SECONDS OFFERED PROCESS
import { readFileSync } from "node:fs";
import { io } from "socket.io-client";
import WebSocket from "ws";

const [kind, address, clientsText, secondsText, offeredText, server] = process.argv.slice(2);
const CLIENTS = Number(clientsText), SECONDS = Number(secondsText), OFFERED = Number(offeredText), SEATS = 4;
const tables = CLIENTS / SEATS;
const delays = [];
let moves = 0, isCounting = false, finished = 0;

function ticks() {
  // Processor time that the server has used, in hundredths of a second.
  const fields = readFileSync(`/proc/${server}/stat`, "utf8").split(") ").at(-1).split(" ");
  return Number(fields[11]) + Number(fields[12]);
}

const choose = (list) => list[Math.floor(Math.random() * list.length)];

function pause(act) {
  // At an offered rate each table waits so long on average that all tables together make that many moves a second.
  if (!OFFERED) return act();
  setTimeout(act, Math.random() * 2 * (1000 * tables) / OFFERED);
}

function count(began) {
  if (!isCounting) return;
  moves += 1;
  delays.push(performance.now() - began);
}

async function peerTable(number) {
  const id = `table-${process.pid}-${number}`;
  for (let seat = 0; seat < SEATS; seat++) {
    const socket = io(`${address}/las-vegas`, { transports: ["websocket"], forceNew: true });
    let began = 0, isOver = false;
    const look = (state) => {
      if (isOver) return;
      if (began) { count(began); began = 0; }
      if (state.ctx.gameover) { isOver = true; if (seat === 0) { finished += 1; peerTable(`${number}-${finished}`); } socket.close(); return; }
      if (state.ctx.currentPlayer !== String(seat)) return;
      pause(() => {
        const face = choose([...state.G.small, ...state.G.big]);
        began = performance.now();
        const action = { type: "MAKE_MOVE", payload: { type: "place", args: [face], playerID: String(seat), credentials: undefined } };
        socket.emit("update", action, state._stateID, id, String(seat));
      });
    };
    socket.on("sync", (match, info) => look(info.state));
    socket.on("update", (match, state) => look(state));
    await new Promise((done) => socket.on("connect", () => { socket.emit("sync", id, String(seat), undefined, SEATS); done(); }));
  }
}

async function call(path, cookie, body) {
  const answer = await fetch(address + path, {
    method: body ? "POST" : "GET", headers: { cookie, "content-type": "application/json" }, body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer;
}

async function guest() {
  const answer = await fetch(address + "/api/me");
  return answer.headers.get("set-cookie").split(";")[0];
}

async function railbirdTable(cookies) {
  const people = cookies ?? (await Promise.all(Array.from({ length: SEATS }, guest)));
  const settings = { public: true, random_order: false };
  const made = await (await call("/api/tables", people[0], { game: "las-vegas", seats: SEATS, settings })).json();
  const id = made.table.id;
  for (let seat = 1; seat < SEATS; seat++) await call(`/api/tables/${id}`, people[seat], { type: "sit", seat });
  for (let seat = 0; seat < SEATS; seat++) await call(`/api/tables/${id}`, people[seat], { type: "order", seat, orders: { auto_roll: true } });
  await call(`/api/tables/${id}`, people[0], { type: "start" });
  people.forEach((cookie, seat) => {
    const socket = new WebSocket(address.replace("http", "ws") + "/ws", { headers: { cookie }, perMessageDeflate: false });
    let began = 0, isOver = false;
    socket.on("open", () => socket.send(JSON.stringify({ type: "hello", table: id })));
    socket.on("message", (text) => {
      const message = JSON.parse(text);
      if (message.type === "done") { if (began) { count(began); began = 0; } return; }
      if (message.type === "problem" || message.type === "refused") throw new Error(String(text));
      if (message.type !== "update" || isOver) return;
      if (message.status === "over") { isOver = true; socket.close(); if (seat === 0) { finished += 1; railbirdTable(people); } return; }
      const offers = (message.offers ?? []).filter((offer) => offer.event.startsWith("place"));
      if (!offers.length) return;
      pause(() => {
        began = performance.now();
        socket.send(JSON.stringify({ type: "act", seat, version: message.version, event: choose(offers).event }));
      });
    });
  });
}

for (let number = 0; number < tables; number++) await (kind === "peer" ? peerTable(number) : railbirdTable());
await new Promise((done) => setTimeout(done, 1500));
isCounting = true;
const start = performance.now(), used = ticks();
await new Promise((done) => setTimeout(done, 1000 * SECONDS));
isCounting = false;
const cpu = ticks() - used;
const seconds = (performance.now() - start) / 1000;
delays.sort((a, b) => a - b);
const at = (share) => delays.length ? delays[Math.min(delays.length - 1, Math.floor(share * delays.length))] : null;
console.log(JSON.stringify({ moves_per_second: moves / seconds, p50: at(0.5), p99: at(0.99), cpu: 10_000 * cpu / moves, games: finished }));
process.exit(0);
