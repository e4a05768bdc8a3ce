// Las Vegas (base game, four seats) on boardgame.io with its in-memory store: the peer of make bench-server.
const { Server } = require("boardgame.io/server");

const SEATS = 4, CASINOS = 6, SMALL = 7, ROUNDS = 3, CHIPS = 2;
const NOTES = [[30, 11], [40, 11], [50, 13], [60, 15], [70, 13], [80, 11], [90, 9], [100, 7]];

function deal(G, random) {
  G.casinos = [];
  const pairs = [];
  for (let casino = 0; casino < CASINOS; casino++) {
    const pair = [G.deck.pop(), G.deck.pop()].sort((a, b) => b - a);
    pairs.push(pair);
  }
  pairs.sort((a, b) => a[0] + a[1] - b[0] - b[1] || a[0] - b[0]);
  for (const notes of pairs) G.casinos.push({ notes, small: [0, 0, 0, 0], big: [0, 0, 0, 0] });
  for (const player of G.players) { player.small = SMALL; player.big = 1; }
}

function payOut(G) {
  for (const casino of G.casinos) {
    const strength = casino.small.map((dice, seat) => dice + 2 * casino.big[seat]);
    const alone = strength.map((s, seat) => [s, seat]).filter(([s]) => s && strength.filter((t) => t === s).length === 1);
    alone.sort((a, b) => b[0] - a[0]);
    casino.notes.forEach((note, place) => { if (place < alone.length) G.players[alone[place][1]].money += note; });
  }
}

function roll(G, seat, random) {
  const player = G.players[seat];
  G.small = player.small ? random.D6(player.small).sort() : [];
  G.big = player.big ? random.D6(player.big) : [];
}

const hasDice = (player) => player.small + player.big > 0;

function finishTurn({ G, ctx, random, events }) {
  if (!G.players.some(hasDice)) {
    payOut(G);
    G.round += 1;
    if (G.round === ROUNDS) { events.endGame({ money: G.players.map((player) => player.money) }); return; }
    deal(G, random);
  }
  events.endTurn();
}

const LasVegas = {
  name: "las-vegas",
  setup: ({ random }) => {
    const deck = random.Shuffle(NOTES.flatMap(([value, count]) => Array(count).fill(value)));
    const G = { round: 0, deck, small: [], big: [], players: [] };
    for (let seat = 0; seat < SEATS; seat++) G.players.push({ small: SMALL, big: 1, chips: CHIPS, money: 0 });
    deal(G, random);
    return G;
  },
  turn: {
    onBegin: ({ G, ctx, random }) => roll(G, ctx.playOrderPos, random),
    order: {
      first: () => 0,
      next: ({ G, ctx }) => {
        for (let step = 1; step <= SEATS; step++) {
          const seat = (ctx.playOrderPos + step) % SEATS;
          if (hasDice(G.players[seat])) return seat;
        }
        return ctx.playOrderPos;
      },
    },
  },
  moves: {
    place: (env, face) => {
      const { G, ctx } = env, seat = ctx.playOrderPos, player = G.players[seat];
      const small = G.small.filter((die) => die === face).length, big = G.big.filter((die) => die === face).length;
      if (!small && !big) return "INVALID_MOVE";
      G.casinos[face - 1].small[seat] += small;
      G.casinos[face - 1].big[seat] += big;
      player.small -= small;
      player.big -= big;
      finishTurn(env);
    },
    pass: (env) => {
      const player = env.G.players[env.ctx.playOrderPos];
      if (!player.chips) return "INVALID_MOVE";
      player.chips -= 1;
      finishTurn(env);
    },
  },
  playerView: ({ G }) => { const { deck, ...seen } = G; return { ...seen, deck: deck.length }; },
};

const server = Server({ games: [LasVegas], origins: ["http://127.0.0.1"] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
