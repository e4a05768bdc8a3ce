import type { Advice, Forecast, GameCard, HouseCard, Me, NewTable, Onward, Problem, Replay, Tables, TokenCard, Update, Welcome } from "../generated/messages";

/** The server said no, or nobody answered (`code` is then `unreachable`). */
export class Trouble extends Error {
  constructor(readonly code: Problem["code"] | "unreachable") {
    super(code);
  }
}

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Trouble("unreachable");
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  throw new Trouble(problem.code ?? "unreachable");
}

const json = async <T>(method: string, path: string, body?: unknown): Promise<T> => (await call(method, path, body)).json() as Promise<T>;

/** What the games and all front ends can say, in one language, and what the fields of their facts mean. */
export interface Words {
  /** Fluent text by the family of games; the words that all share under an empty name. */
  text: Record<string, string>;
  /** Family → tag of a fact → field → meaning. */
  facts: Record<string, Record<string, Record<string, string>>>;
}

export const api = {
  house: () => json<HouseCard>("GET", "/api/house"),
  me: () => json<Me>("GET", "/api/me"),
  rename: (name: string) => json<Me>("PATCH", "/api/me", { name }),
  speak: (language: string) => json<Me>("PATCH", "/api/me", { language }),
  keepAccount: (account: string, passphrase: string) => json<Me>("POST", "/api/account", { account, passphrase }),
  logIn: (account: string, passphrase: string) => json<Me>("POST", "/api/login", { account, passphrase }),
  logOut: () => json<Me>("POST", "/api/logout"),
  tokens: () => json<TokenCard[]>("GET", "/api/tokens"),
  makeToken: (label: string) => json<TokenCard>("POST", "/api/tokens", { label }),
  dropToken: (token: string) => call("DELETE", `/api/tokens/${token}`),
  games: () => json<GameCard[]>("GET", "/api/games"),
  tables: () => json<Tables>("GET", "/api/tables"),
  make: (table: NewTable) => json<Welcome>("POST", "/api/tables", table),
  /** A table in the position in which newcomers learn a game. */
  lesson: (game: string) => json<Welcome>("POST", `/api/games/${game}/lesson`),
  /** A table that goes on from a moment of a finished game. */
  playOn: (table: string, key: string, moment: Onward) => json<Welcome>("POST", `/api/tables/${table}/onward?key=${encodeURIComponent(key)}`, moment),
  words: (language: string) => json<Words>("GET", `/api/words/${language}`),
  rules: async (game: string, language: string) => (await call("GET", `/api/rules/${game}/${language}`)).text(),
  record: async (table: string, key: string) => (await call("GET", `/api/tables/${table}/record?key=${encodeURIComponent(key)}`)).text(),
  seats: async (table: string, key: string) => (await json<Update>("GET", `/api/tables/${table}?key=${encodeURIComponent(key)}`)).seats,
  /** The board after each event from entry `first` on, seen from a seat. */
  replay: (table: string, key: string, first: number, seat?: number | null) =>
    json<Replay>("GET", `/api/tables/${table}/replay?first=${first}&key=${encodeURIComponent(key)}${seat == null ? "" : `&seat=${seat}`}`),
  /** What the coach thinks of every option of a seat. */
  advise: (table: string, key: string, seat: number) => json<Advice>("POST", `/api/tables/${table}?key=${encodeURIComponent(key)}`, { type: "advise", seat }),
  /** What every seat may expect, for spectators. */
  forecast: (table: string, key: string) => json<Forecast>("POST", `/api/tables/${table}?key=${encodeURIComponent(key)}`, { type: "foresee" }),
  box: <Box>(table: string, key: string) => json<Box>("GET", `/api/tables/${table}/box?key=${encodeURIComponent(key)}`),
};
