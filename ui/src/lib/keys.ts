/** The keyboard of a running table: the shortcuts of the options first, then those of the frame. */
import type { Table } from "./table.svelte";

interface Doors {
  menu: () => void;
  position: () => void;
  drawer: () => void;
}

const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest("input, textarea, select, dialog") !== null;

export function listenToKeys(table: Table, doors: Doors): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const offer = table.offers.find((one) => one.shortcut === event.key.toLowerCase());
    if (offer) table.act(offer.event);
    else if (event.key === "r" && table.canRoll) table.roll();
    else if (event.key === " " && event.target === document.body) table.skip();
    else if (event.key === "u" && table.now?.undo?.free != null) table.undo(table.now.undo.free);
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
