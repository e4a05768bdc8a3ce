/** Sentences from facts, offers and refusals, by the same rules as the Python package `railbird.speech`. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { OfferCard, Reason } from "../generated/messages";
import type { Words } from "./api";

export type Fact = { fact: string } & Record<string, unknown>;
type Arguments = Record<string, FluentVariable>;

/** No line ends inside a sum of money, neither before its sign nor between its thousands, or with a Russian preposition of one letter, or between a casino, a space or a guest and its number; none begins with a dash. */
export const unbroken = (text: string): string => text.replaceAll(/(?<=\d) (?=\$|\d{3}(?!\d))|(?<=\$) (?=\d)| (?=[–—] )|(?<=(?:^|[\s(«])[ВКОСУвкосу]) |(?<=казино|casino|ячейку|space|vak|Guest|Гость|Gast) (?=\d)/g, "\u00a0");

/** Private characters that stand for pictures; a stop or comma stays with its picture. */
const MARK = 0xe000;
const MARKS = /([\ue000-\ue00f][.,;:]?)/;

export class Speech {
  private readonly bundles = new Map<string, FluentBundle>();
  /** The words of the page and those that all front ends share, read once for all families. */
  private readonly shared: FluentResource[];
  private lists?: Intl.ListFormat;
  private choices?: Intl.ListFormat;

  constructor(
    readonly language: string,
    private readonly words: Words,
    own: string,
  ) {
    this.shared = [own, words.text[""] ?? ""].map((text) => new FluentResource(text));
  }

  /** What all share, and the words of one family of games. */
  private bundle(family: string): FluentBundle {
    let bundle = this.bundles.get(family);
    if (!bundle) {
      bundle = new FluentBundle(this.language, { useIsolating: false });
      const its = family ? [new FluentResource(this.words.text[family] ?? "")] : [];
      for (const resource of [...this.shared, ...its]) bundle.addResource(resource, { allowOverrides: true });
      this.bundles.set(family, bundle);
    }
    return bundle;
  }

  /** Whether there is a sentence of this identifier (`name.attribute` for an attribute). */
  has(id: string, family = ""): boolean {
    const [name = "", attribute] = id.split(".");
    const message = this.bundle(family).getMessage(name);
    return message !== undefined && (attribute === undefined || attribute in message.attributes);
  }

  /** A sentence by its identifier (`name.attribute` for an attribute); one that is missing is shown by its name. */
  say(id: string, args: Arguments = {}, family = ""): string {
    const [name = "", attribute] = id.split(".");
    const bundle = this.bundle(family);
    const message = bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!pattern) return id;
    return unbroken(bundle.formatPattern(pattern, args, []));
  }

  list(items: string[]): string {
    return (this.lists ??= new Intl.ListFormat(this.language, { type: "conjunction" })).format(items);
  }

  either(items: string[]): string {
    return (this.choices ??= new Intl.ListFormat(this.language, { type: "disjunction" })).format(items);
  }

  money(dollars: number): string {
    return (dollars < 0 ? "−" : "") + this.say("money", { amount: Math.abs(dollars) });
  }

  /** Somebody who speaks about one table. */
  at(family: string, names: string[], guests: string[] = []): TableSpeech {
    return new TableSpeech(this, family, [...names, ...guests.map((guest) => this.say(guest, {}, family))], this.words.facts[family] ?? {});
  }
}

/** Speaks about one table. */
export class TableSpeech {
  constructor(
    readonly all: Speech,
    readonly family: string,
    readonly names: string[],
    private readonly meanings: Words["facts"][string],
  ) {}

  say(id: string, args: Arguments = {}): string {
    return this.all.say(id, args, this.family);
  }

  has(id: string): boolean {
    return this.all.has(id, this.family);
  }

  seat(seat: number): string {
    return this.names[seat] || this.say("seat", { number: seat + 1 });
  }

  /** What cards may add up to: `12 or 22`, never on two lines. */
  totals(totals: number[]): string {
    return this.all.either(totals.map(String)).replaceAll(" ", "\u00a0");
  }

  /** One field of a fact as it is spoken. */
  field(fact: Fact, field: string): string {
    return String(this.byKind(fact)[field] ?? "");
  }

  /** What happened, as a sentence; empty for a fact that nobody needs to read. */
  fact(fact: Fact): string {
    return this.say(`${this.family}-${fact.fact}`, this.byKind(fact));
  }

  /** The sentence in pieces; where a pictured field would be spoken, its name stands instead, and as text only what follows it. */
  pieces(fact: Fact, pictured: string[]): { text: string; field?: string }[] {
    const args = this.byKind(fact);
    const marks = pictured.filter((field) => args[field] !== "none");
    for (const [number, field] of marks.entries()) args[field] = String.fromCharCode(MARK + number);
    const sentence = this.say(`${this.family}-${fact.fact}`, args);
    return sentence.split(MARKS).filter(Boolean).map((text) => {
      const field = marks[text.charCodeAt(0) - MARK];
      return { text: field ? text.slice(1) : text, field };
    });
  }

  private byKind(fact: Fact): Arguments {
    const kinds = this.meanings[fact.fact] ?? {};
    return Object.fromEntries(Object.entries(fact).map(([field, value]) => [field, this.spoken(value, kinds[field] ?? "plain")]));
  }

  offer(offer: Pick<OfferCard, "message" | "args">): string {
    return this.say(offer.message, this.byName(offer.args ?? {}));
  }

  /** What an option would come to, where the game tells. */
  outcome(offer: Pick<OfferCard, "message" | "args">): string | undefined {
    const message = `${offer.message}.outcome`;
    return this.has(message) ? this.offer({ ...offer, message }) || undefined : undefined;
  }

  reason(reason: Reason): string {
    return this.say(`refusal-${reason.rule}`, this.byName(reason.args ?? {}));
  }

  private byName(args: Record<string, unknown>): Arguments {
    return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, this.spoken(value, meaningByName(name))]));
  }

  private spoken(value: unknown, meaning: string): FluentVariable {
    if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return "none";
    if (meaning === "totals") return this.totals(value as number[]);
    if (Array.isArray(value)) {
      const kind = meaning === "seats" ? "seat" : meaning.replace(/^list-/, "");
      const items = value.map((item) => String(this.spoken(item, kind)));
      return kind === "plain" ? items.join(", ") : this.all.list(items);
    }
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number") return meaning === "seat" ? this.seat(value) : meaning === "money" ? this.all.money(value) : value;
    return meaning === "name" ? this.say(String(value)) : String(value);
  }
}

function meaningByName(name: string): string {
  if (["seat", "seats", "totals"].includes(name)) return name;
  if (name === "money" || name.endsWith("_money")) return "money";
  return name.endsWith("_name") ? "name" : "plain";
}
