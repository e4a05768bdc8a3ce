/** The keyboard of a running table: the shortcuts of the options first, then those of the frame. */
import type { OfferCard } from "../generated/messages";
import type { Table } from "./table.svelte";

interface Doors {
  menu: () => void;
  position: () => void;
  drawer: () => void;
}

const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest("input, textarea, select, dialog") !== null;

const isCapital = (shortcut: string) => shortcut !== shortcut.toLowerCase();

/** A shortcut as it is printed beside an option; capitals need Shift. */
export const keycap = (shortcut: string) => (isCapital(shortcut) ? `⇧${shortcut}` : shortcut);

/** A shortcut as programs that read the page aloud want it. */
export const spokenKey = (shortcut = "") => (isCapital(shortcut) ? `Shift+${shortcut}` : shortcut) || undefined;

/** The option of a key: exactly this one, else the small letter, as with Caps Lock on. */
export function optionOf(offers: OfferCard[], key: string): OfferCard | undefined {
  return offers.find((offer) => offer.shortcut === key) ?? offers.find((offer) => offer.shortcut === key.toLowerCase());
}

export function listenToKeys(table: Table, doors: Doors): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const offer = optionOf(table.offers, event.key);
    if (offer) table.act(offer.event);
    else if (event.key === "r" && table.canRoll) table.roll();
    else if (event.key === " " && event.target === document.body) table.skip();
    else if (event.key === "u" && table.now?.undo?.free != null) table.undo(table.now.undo.free);
    else if (event.key === "?" && table.hasCoach) void table.advise();
    else if (event.key === "Escape" && table.past) table.backToNow();
    else if (event.key === "m") doors.menu();
    else if (event.key === "t") doors.position();
    else if (event.key === "l") doors.drawer();
    else return;
    event.preventDefault();
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}
