/** The keyboard of a running table. Letters and digits belong to the options; the frame has keys that no option can want. */
import type { OfferCard } from "../generated/messages";
import type { Table } from "./table.svelte";

interface Doors {
  /** Away with what is open, else the menu. */
  back: () => void;
  position: () => void;
  drawer: () => void;
}

export const FRAME = { undo: "Backspace", position: "=", log: ",", menu: "Escape" } as const;

const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest("input:not([type=checkbox]), textarea, select, dialog") !== null;

const isControl = (target: EventTarget | null) => target instanceof Element && target.closest("button, a, summary, input") !== null;

const isCapital = (shortcut: string) => shortcut !== shortcut.toLowerCase();

/** A shortcut as it is printed beside an option; capitals need Shift. */
export const keycap = (shortcut: string) => (isCapital(shortcut) ? `⇧${shortcut}` : shortcut);

/** A shortcut as programs that read the page aloud want it. */
export const spokenKey = (shortcut = "") => (isCapital(shortcut) ? `Shift+${shortcut}` : shortcut) || undefined;

/** The option of a key: exactly this one, else the small letter, as with Caps Lock on. */
export function optionOf(offers: OfferCard[], key: string): OfferCard | undefined {
  return offers.find((offer) => offer.shortcut === key) ?? offers.find((offer) => offer.shortcut === key.toLowerCase());
}

/** What was typed, or the letter printed on that key where the keyboard writes another alphabet. */
export function latin({ key, code, shiftKey }: Pick<KeyboardEvent, "key" | "code" | "shiftKey">): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (!letter || /^[!-~]/.test(key)) return key;
  return shiftKey ? letter : letter.toLowerCase();
}

export function listenToKeys(table: Table, doors: Doors): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const key = latin(event);
    const offer = optionOf(table.offers, key);
    if (offer) table.act(offer.event);
    else if (key === "r" && table.canRoll) table.roll();
    else if (key === " " && !isControl(event.target)) table.skip();
    else if (key === "?" && table.hasCoach) void table.advise();
    else if (key === "?" && table.hasOdds) table.turnOdds();
    else if (key === FRAME.undo && table.now?.undo?.free != null && table.handsTo === undefined) table.undo(table.now.undo.free);
    else if (key === FRAME.position) doors.position();
    else if (key === FRAME.log) doors.drawer();
    else if (key === FRAME.menu) doors.back();
    else return;
    event.preventDefault();
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}
