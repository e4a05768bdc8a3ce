import { expect, test } from "vitest";
import { keycap, latin, optionOf, spokenKey } from "./keys";

const offers = [
  { event: "token move", message: "token", shortcut: "m" },
  { event: "do-over move", message: "card", shortcut: "M" },
  { event: "keep", message: "keep", shortcut: "k" },
  { event: "buy 4", message: "buy" },
];

test("a capital is another key than the small letter", () => {
  expect(["m", "M", "k", "x"].map((key) => optionOf(offers, key)?.event)).toEqual(["token move", "do-over move", "keep", undefined]);
});

test("Caps Lock does not hide a small letter", () => {
  expect(optionOf(offers, "K")?.event).toBe("keep");
});

test("a capital is shown and spoken with Shift, and an option without a key has none", () => {
  expect(offers.map((offer) => [keycap(offer.shortcut ?? ""), spokenKey(offer.shortcut)])).toEqual([["m", "m"], ["⇧M", "Shift+M"], ["k", "k"], ["", undefined]]);
});

test("a keyboard of another alphabet finds the letters that are printed on its keys", () => {
  const typed = (key: string, code: string, shiftKey = false) => latin({ key, code, shiftKey });
  expect([typed("ь", "KeyM"), typed("Ь", "KeyM", true), typed("m", "KeyM"), typed("a", "KeyQ"), typed("Escape", "Escape"), typed(".", "Slash")]).toEqual(["m", "M", "m", "a", "Escape", "."]);
});
