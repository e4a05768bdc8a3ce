import type { Attachment } from "svelte/attachments";
import { beforeFrame } from "./measure";

/** A thing comes sliding from a place on the board to where it lies, above everything, where motion is wanted. */
export const slidesFrom =
  (place: string, delay: number): Attachment<HTMLElement> =>
  (thing) =>
    beforeFrame(() => {
      const duration = parseFloat(getComputedStyle(thing).getPropertyValue("--m-pay"));
      const from = document.querySelector(place)?.getBoundingClientRect();
      const to = thing.getBoundingClientRect();
      if (!duration || !from) return;
      return () => {
        const seen = thing.cloneNode(true) as HTMLElement;
        seen.ariaHidden = "true";
        Object.assign(seen.style, { position: "fixed", left: `${to.x}px`, top: `${to.y}px`, zIndex: "9", pointerEvents: "none" });
        document.body.append(seen);
        const way = seen.animate({ translate: [`${from.x - to.x}px ${from.y - to.y}px`, "0 0"] }, { duration, delay, easing: "ease-in-out", fill: "backwards" });
        way.onfinish = way.oncancel = () => seen.remove();
        thing.animate({ opacity: [0, 0] }, duration + delay);
      };
    });
