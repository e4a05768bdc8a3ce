import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { twoNames } from "./names";
import { unbroken } from "./speech";

const LANGUAGES = ["en", "ru", "nl"];
const root = join(import.meta.dirname, "../..");
const catalogue = (language: string) => readFileSync(join(root, `text/${language}.ftl`), "utf8");
const shared = (language: string) => readFileSync(join(root, `../src/railbird/speech/text/${language}.ftl`), "utf8");
const idsOf = (text: string) => new FluentResource(text).body.map(({ id }) => id);
const ids = (language: string) => idsOf(catalogue(language));
const sources = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes("generated") && !name.endsWith(".test.ts"))
  .map((name) => readFileSync(join(root, "src", name), "utf8"))
  .join("\n");

/** The rules name the groups of their options, some by the first word of an event. */
const games = join(root, "../src/railbird/games");
const rules = readdirSync(games, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".py"))
  .map((name) => readFileSync(join(games, name), "utf8"))
  .join("\n");

test.each(LANGUAGES)("%s has the same messages as English, each once", (language) => {
  expect(ids(language)).toEqual(ids("en"));
  expect(new Set(ids(language)).size).toBe(ids(language).length);
});

test("no message of the page stands among those that all front ends share, which would be said instead", () => {
  const others = new Set(idsOf(shared("en")));
  expect(ids("en").filter((id) => others.has(id))).toEqual([]);
});

test("every message that is named in full exists, here, among those that all share, or in the catalogue of a game", () => {
  const named = [...sources.matchAll(/\bsay\(\s*"([a-z0-9-]+)(?:\.[a-z]+)?"/g)].map((found) => found[1]!);
  const known = new Set([...ids("en"), ...idsOf(shared("en"))]);
  const ofGames = /^(eight-28|long-shot|long-shot-dice|las-vegas)-/;
  expect(named.filter((id) => !known.has(id) && !ofGames.test(id))).toEqual([]);
});

test("every message of the page is used", () => {
  const isQuoted = (word: string) => [`"${word}"`, `'${word}'`, `"${word} `].some((quoted) => sources.includes(quoted) || rules.includes(quoted));
  const isNamed = (id: string) => isQuoted(id) || catalogue("en").includes(`{ ${id} }`);
  /** Made of a few words, all of which are written here. */
  const made =
    /^(table-link-(connecting|open|lost)|table-(log|chat|abandoned|frozen)|menu-pace-(slow|normal|instant)|lv-name-[1-6]|lsd-source-(house|reported)|lsd-(helmet|jersey)|seat-(you-)?(decide|roll|draw)|bar-(roll|draw)(-title)?|bar-wait-(decide|roll|draw)|spoken-(roll|draw))$/;
  /** Made of a word that some source names: a problem, a group of options, a hint, a part of a score. */
  const word = /^(?:problem|setup-clock|ls-step|(?:group|prompt|guide|score)-(?:las-vegas|long-shot-dice|long-shot|eight-28))-(.+)$/;
  const isMade = (id: string) => made.test(id) || isQuoted(word.exec(id)?.[1] ?? "");
  expect(ids("en").filter((id) => !isNamed(id) && !isMade(id))).toEqual([]);
});

test.each(LANGUAGES)("in %s bots are called as at the terminal", (language) => {
  const names = (of: string) => /^cli-bot-names = (.*)$/m.exec(shared(of))![1]!.split(", ");
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(catalogue(language)));
  const pattern = bundle.getMessage("bot-name")!.value!;
  expect(names("en").map((name) => bundle.formatPattern(pattern, { name }))).toEqual(names(language));
});

test("no line ends inside a sum", () => {
  expect(unbroken("по 10 000 $ за 2 фишки")).toBe("по 10\u00a0000\u00a0$ за 2 фишки");
  expect(unbroken("$ 90.000 voor 3 stenen")).toBe("$\u00a090.000 voor 3 stenen");
});

test("no line ends with a preposition of one letter, or between a casino, a space or a guest and its number", () => {
  expect(unbroken("Бруно ставит 2 кубика в казино 2")).toBe("Бруно ставит 2 кубика в\u00a0казино\u00a02");
  expect(unbroken("кладёт кубик на ячейку 5")).toBe("кладёт кубик на ячейку\u00a05");
  expect(unbroken("from casino 4 to space 5")).toBe("from casino\u00a04 to space\u00a05");
  expect(unbroken("op vak 5")).toBe("op vak\u00a05");
  expect(unbroken("tie with Guest 198: $0")).toBe("tie with Guest\u00a0198: $0");
});

test("no line begins with a dash", () => {
  expect(unbroken("три — 40 000 $, 2–5 игроков")).toBe("три\u00a0— 40\u00a0000\u00a0$, 2–5 игроков");
});

test("the second name stands in brackets", () => {
  expect(twoNames("Six Gun («Шестизарядный»)")).toEqual(["Six Gun", "«Шестизарядный»"]);
  expect(twoNames("Six Gun")).toEqual(["Six Gun", ""]);
});
