/** The six casinos as they are drawn here, and how their dice rank. */
import type { LasVegasView } from "../../generated/messages";
import type { TableSpeech } from "../../lib/speech";

type Casino = LasVegasView["casinos"][number];

/** The names are ours; the printed ones belong to the box. */
export const CASINOS = [
  { name: "One-Eyed Jack", sign: "#7d2430", ink: "#fbe3b8" },
  { name: "Twin Palms", sign: "#1f6f78", ink: "#fff0d0" },
  { name: "Three Moons", sign: "#26305f", ink: "#f6ecd0" },
  { name: "Four Winds", sign: "#8d5a2b", ink: "#fff2d6" },
  { name: "Five Feathers", sign: "#4d2a66", ink: "#ffeccb" },
  { name: "Sixth Heaven", sign: "#2d5f94", ink: "#fff5dc" },
];

export interface Rank {
  /** The row: a seat, or a virtual player after the seats. */
  row: number;
  name: string;
  small: number;
  big: number;
  strength: number;
  isTied: boolean;
  /** The note it would take now. */
  note?: number;
  outcome: string;
}

/** The dice of a casino, strongest first; the view says who is tied and who would be paid. */
export function ranks(casino: Casino, speech: TableSpeech): Rank[] {
  const rows = casino.small.map((small, row) => {
    const big = casino.big[row] ?? 0;
    const isTied = casino.tied.includes(row);
    const place = casino.winners.indexOf(row);
    const note = place >= 0 ? casino.notes[place] : undefined;
    const outcome = isTied ? speech.say("lv-tied-out") : note ? speech.all.money(note) : speech.say("lv-no-note");
    const name = row < speech.names.length ? speech.seat(row) : speech.say("lv-neutral");
    return { row, name, small, big, strength: small + 2 * big, isTied, note, outcome };
  });
  return rows.filter((row) => row.strength > 0).sort((a, b) => b.strength - a.strength || a.row - b.row);
}
