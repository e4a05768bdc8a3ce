import { expect, test } from "vitest";
import { ledger } from "./ledger";

test("a rule has its number and its words, a heading its level", () => {
  expect(ledger("# Game\n\n## Payouts\n\n- **LV-12** *Ruling.* Choose `place`. (Russian rules)\n")).toEqual([
    { kind: "heading", level: 1, text: "Game", anchor: "chapter-0" },
    { kind: "heading", level: 2, text: "Payouts", anchor: "chapter-1" },
    {
      kind: "rule",
      number: "LV-12",
      parts: [
        { kind: "emphasis", text: "Ruling." },
        { kind: "plain", text: " Choose " },
        { kind: "code", text: "place" },
        { kind: "plain", text: "." },
      ],
      source: "Russian rules",
    },
  ]);
});
