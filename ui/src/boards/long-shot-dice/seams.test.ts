import { expect, test } from "vitest";
import { divisible } from "./seams";

test("a long word may be divided at its seam, and others stay as they are", () => {
  expect(divisible("Пятилистный клевер (Five Leaf Clover)", "Пятилист|ный Инвентари|зация")).toBe("Пятилист\u00adный клевер (Five Leaf Clover)");
});

test("a language without seams changes nothing", () => {
  expect(divisible("Five Leaf Clover", "")).toBe("Five Leaf Clover");
});
