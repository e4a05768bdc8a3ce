/** The families of games in the order of the home page, what the page knows of them, and their boards. */
import type { Component } from "svelte";
import type { OfferCard } from "../generated/messages";
import type { ScoreLine } from "../frame/ScoreSheet.svelte";
import type { Fact } from "../lib/speech";
import type { Table } from "../lib/table.svelte";

/** How one family of games is drawn. A board is a picture of a view with places to click; it never judges. */
export interface Kit {
  Board: Component<{ table: Table }>;
  /** What lies before a player, for the strip of seats. */
  Hand?: Component<{ table: Table; seat: number }>;
  /** What of it stands beside the name, such as horses. */
  Beside?: Component<{ table: Table; seat: number }>;
  /** Somebody who plays without a seat at the table, under the number that the view gives them. */
  guest?: (table: Table) => { seat: number; letter: string; name: string; role: string } | undefined;
  /** A small picture for an option. */
  OfferArt?: Component<{ table: Table; offer: OfferCard }>;
  /** Few words for an option among many of its group, beside its picture; without them it keeps its sentence. */
  brief?: (table: Table, offer: OfferCard) => string | undefined;
  /** So many options are many. */
  many?: number;
  /** Groups of options that come first, in this order, whatever may be done of them. */
  groups?: string[];
  /** What stands under the words of an option; without it, what the game says that it would come to. */
  detail?: (table: Table, offer: OfferCard) => string | undefined;
  /** What is asked, where the groups of the options do not say it: a heading, and more about it. */
  prompt?: (table: Table) => { title: string; about?: string } | undefined;
  /** What the score of the coach is now, where that is more than its family can say. */
  total?: (table: Table) => string;
  /** What one rolls for, where it is not for a turn of one's own. */
  rolls?: (table: Table) => string | undefined;
  /** The option whose consequences are worth showing before any is lifted. */
  expects?: (table: Table) => string | undefined;
  /** Fields of a fact that the log draws instead of writing them, each with a picture. */
  pictured?: (fact: Fact) => string[];
  FieldArt?: Component<{ fact: Fact; field: string }>;
  /** A small picture after a line of the log. */
  FactArt?: Component<{ fact: Fact }>;
  /** The board needs the whole width: the log is a drawer at every size. */
  wide?: boolean;
  /** The game often asks where there is only one answer; that can be given by itself. */
  asksMuch?: boolean;
  /** The heading of the table, such as the round. */
  heading: (table: Table) => string;
  /** The whole position in sentences. */
  describe: (table: Table) => string[];
  /** Facts that begin a new part of the log. */
  chapters: string[];
  /** The lines of the score sheet for these seats, from the final score of each; else one for each field of it. */
  lines?: (table: Table, order: number[], accounts: Fact[]) => ScoreLine[];
  /** What chance is to a player of this game: dice to roll, or a card to draw. */
  chance: "roll" | "draw";
  /** Options that a player may always take, each with the message that says so. */
  standing: Record<string, string>;
}

interface Family {
  /** Usual length of a game in minutes. */
  minutes: number;
  picture: () => Promise<{ default: Component }>;
  kit: () => Promise<{ kit: Kit }>;
}

export const FAMILIES: Record<string, Family> = {
  "las-vegas": { minutes: 30, picture: () => import("./las-vegas/Picture.svelte"), kit: () => import("./las-vegas") },
  "long-shot-dice": { minutes: 25, picture: () => import("./long-shot-dice/Picture.svelte"), kit: () => import("./long-shot-dice") },
  "long-shot": { minutes: 50, picture: () => import("./long-shot/Picture.svelte"), kit: () => import("./long-shot") },
  "eight-28": { minutes: 20, picture: () => import("./eight-28/Picture.svelte"), kit: () => import("./eight-28") },
};

/** The picture of a family for the home page. */
export async function pictureOf(family: string): Promise<Component> {
  const { default: picture } = await (FAMILIES[family]?.picture() ?? import("./plain/Picture.svelte"));
  return picture;
}

/** The board of a family; games that nobody has drawn yet get a plain one. */
export async function kitOf(family: string): Promise<Kit> {
  const { kit } = await (FAMILIES[family]?.kit() ?? import("./plain"));
  return kit;
}
