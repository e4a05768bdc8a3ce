import type { Table } from "../../lib/table.svelte";
import type { Kit } from "../families";
import Board from "./Board.svelte";

/** Every value of the view as a line, for games that nobody has drawn yet. */
export function lines(view: unknown, path = ""): string[] {
  if (view === null || typeof view !== "object") return [`${path}: ${String(view)}`];
  if (Array.isArray(view) && view.every((item) => item === null || typeof item !== "object")) return [`${path}: ${view.join(", ") || "–"}`];
  return Object.entries(view).flatMap(([key, value]) => lines(value, path ? `${path} · ${Number.isNaN(Number(key)) ? key : Number(key) + 1}` : key));
}

const describe = (table: Table) => lines(table.shown!.view);

export const kit: Kit = { Board, heading: () => "", describe, chapters: ["round-begins"], chance: "roll", standing: {} };
