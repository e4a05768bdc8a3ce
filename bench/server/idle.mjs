// Sockets that watch one table and say nothing. node idle.mjs ADDRESS COUNT [stay]
import WebSocket from "ws";

const [address, count, stay] = process.argv.slice(2);
const me = await fetch(address + "/api/me");
const cookie = me.headers.get("set-cookie").split(";")[0];
const body = JSON.stringify({ game: "las-vegas", seats: 4, settings: { public: true } });
const made = await fetch(address + "/api/tables", { method: "POST", headers: { cookie, "content-type": "application/json" }, body });
const id = (await made.json()).table.id;
if (!stay) process.exit(0);
for (let number = 0; number < Number(count); number++) {
  const socket = new WebSocket(address.replace("http", "ws") + "/ws", { perMessageDeflate: false });
  await new Promise((done) => {
    socket.on("open", () => socket.send(JSON.stringify({ type: "hello", table: id })));
    socket.on("message", (text) => { if (JSON.parse(text).type === "update") done(); });
  });
}
console.log("ready");
setInterval(() => {}, 1000);
