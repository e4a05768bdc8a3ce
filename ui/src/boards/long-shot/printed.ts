/** What is printed in the box and stands in no view. */
import { SvelteMap } from "svelte/reactivity";
import type { TableSpeech } from "../../lib/speech";

export interface Printed {
  message: string;
  args: Record<string, string | number>;
  source: string;
}

export interface Box {
  spaces: number;
  no_bets_from: number;
  horses: { colour: string; price: number; bar: number[]; odds: number[]; feature: Printed }[];
  cards: Record<string, Printed>;
  on_roll: string[];
  /** Those that speak of the lead. */
  with_icon: string[];
}

/** By table, as soon as its board has been told. */
export const boxes = new SvelteMap<string, Box>();

/** What a bet on a horse pays, place by place. */
export const odds = (speech: TableSpeech, { odds: [win, place, show] }: Box["horses"][number]): string => speech.say("ls-odds", { win: win!, place: place!, show: show! });
