import { expect, test } from "vitest";
import { bound, divisible } from "./seams";

test("a long word may be divided at its seam, and others stay as they are", () => {
  expect(divisible("Пятилистный клевер (Five Leaf Clover)", "Пятилист|ный Инвентари|зация")).toBe("Пятилист\u00adный клевер (Five Leaf Clover)");
});

test("a language without seams changes nothing", () => {
  expect(divisible("Five Leaf Clover", "")).toBe("Five Leaf Clover");
});

test.each([
  ["you may move any horse back 1.", "you may move any horse back\u00a01."],
  ["игрок теряет 2\u00a0$.", "игрок теряет\u00a02\u00a0$."],
  ["shirtvakjes, hoogstens 2.", "shirtvakjes, hoogstens\u00a02."],
  ["mark any box.", "mark any box."],
])("a number at the end stays with the word before it: %s", (text, expected) => {
  expect(bound(text)).toBe(expected);
});
