/** A place on the board where an option lies, or where a player may ask why there is none. */
import type { Attachment } from "svelte/attachments";
import type { Table } from "./table.svelte";

/** What follows the first of several quick clicks was meant for what stood here at the first, not for what has come since. */
export const isMeant = (click: MouseEvent): boolean => click.detail < 2;

/** `event` is what choosing this place would mean, in the notation of the game. A mouse chooses at once; a finger lifts first.
 *  Where several options lie, the first of them in the action bar gets the focus. */
export function place(table: Table, target: string, event: string): Attachment<HTMLElement> {
  return (element) => {
    let pointer = "";
    const choose = (click: MouseEvent) => {
      if (pointer !== "touch" && !isMeant(click)) return;
      const offer = table.at(target);
      const several = table.offers.filter((one) => one.target === target).length > 1;
      if (!offer) void table.ask(event);
      else if (several) document.querySelector<HTMLElement>(`[data-target="${target}"]`)?.focus();
      else if (pointer === "touch" && table.lifted !== offer.event) table.lift(offer.event, true);
      else table.act(offer.event);
    };
    const lift = (event: Event) => {
      if (event instanceof PointerEvent) pointer = event.pointerType;
      const offer = table.at(target);
      if (offer && pointer !== "touch") table.lift(offer.event);
    };
    const drop = () => {
      if (pointer !== "touch") table.lift();
    };
    const press = (event: PointerEvent) => (pointer = event.pointerType);
    /** A key that is held means one act. */
    const key = (event: KeyboardEvent) => {
      pointer = "key";
      if (event.repeat && event.key === "Enter") event.preventDefault();
    };
    element.dataset.place = target;
    const heard = { click: choose, pointerdown: press, pointerenter: lift, pointerleave: drop, focus: lift, blur: drop, keydown: key };
    for (const [name, hear] of Object.entries(heard)) element.addEventListener(name, hear as EventListener);
    return () => {
      for (const [name, hear] of Object.entries(heard)) element.removeEventListener(name, hear as EventListener);
    };
  };
}
