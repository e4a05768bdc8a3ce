import { expect, test } from "vitest";
import { initials } from "./initials";

test("no two seats have the same letter", () => {
  expect(initials(["Ada", "Anna", "Ann", "…"])).toEqual(["A", "N", "3", "4"]);
});
