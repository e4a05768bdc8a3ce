import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const LANGUAGES = ["en", "ru", "nl"];
const root = join(import.meta.dirname, "../..");
const ids = (language: string) => new FluentResource(readFileSync(join(root, `text/${language}.ftl`), "utf8")).body.map(({ id }) => id);
const sources = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes("generated") && !name.endsWith(".test.ts"))
  .map((name) => readFileSync(join(root, "src", name), "utf8"))
  .join("\n");

test.each(LANGUAGES)("%s has the same messages as English, each once", (language) => {
  expect(ids(language)).toEqual(ids("en"));
  expect(new Set(ids(language)).size).toBe(ids(language).length);
});

test("every message that is named in full exists, here or in the catalogue of a game", () => {
  const named = [...sources.matchAll(/\bsay\(\s*"([a-z0-9-]+)(?:\.[a-z]+)?"/g)].map((found) => found[1]!);
  const own = new Set(ids("en"));
  const ofGames = /^(eight-28|long-shot|long-shot-dice|las-vegas)-|^(money|seat)$/;
  expect(named.filter((id) => !own.has(id) && !ofGames.test(id))).toEqual([]);
});

test("every message of the page is used", () => {
  const made = /^(problem|table-link|table|setup-clock|menu-pace|group|prompt|lv-name|lsd-score|lsd-source|lsd|ls-step|guide|score|seat|bar|bar-wait|spoken)-/;
  expect(ids("en").filter((id) => !sources.includes(`"${id}"`) && !sources.includes(`'${id}'`) && !made.test(id))).toEqual([]);
});
