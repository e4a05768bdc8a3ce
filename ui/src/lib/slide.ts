import type { Attachment } from "svelte/attachments";
import { beforeFrame } from "./measure";

const ways = new Set<Animation>();

/** Whether anything has not yet come to where it lies. */
export const isSliding = (): boolean => ways.size > 0;

/** A time of the style sheet, in which the build writes `600ms` as `.6s`. */
const milliseconds = (time: string): number => parseFloat(time) * (time.endsWith("ms") ? 1 : 1000);

/** A thing comes sliding from a place on the board to where it lies, above everything, where motion is wanted. */
export const slidesFrom =
  (place: string, delay: number): Attachment<HTMLElement | SVGElement> =>
  (thing) => {
    let way: Animation | undefined;
    const forget = beforeFrame(() => {
      const duration = milliseconds(getComputedStyle(thing).getPropertyValue("--m-pay"));
      const from = document.querySelector(place)?.getBoundingClientRect();
      const to = thing.getBoundingClientRect();
      if (!duration || !from) return;
      return () => (way = slide(thing, from, to, { duration, delay }));
    });
    return () => {
      forget();
      way?.cancel();
    };
  };

function slide(thing: HTMLElement | SVGElement, from: DOMRect, to: DOMRect, { duration, delay }: { duration: number; delay: number }): Animation {
  const seen = thing.cloneNode(true) as HTMLElement | SVGElement;
  seen.ariaHidden = "true";
  Object.assign(seen.style, { position: "fixed", left: `${to.x}px`, top: `${to.y}px`, width: `${to.width}px`, zIndex: "9", pointerEvents: "none" });
  document.body.append(seen);
  const way = seen.animate({ translate: [`${from.x - to.x}px ${from.y - to.y}px`, "0 0"] }, { duration, delay, easing: "ease-in-out", fill: "backwards" });
  ways.add(way);
  way.onfinish = way.oncancel = () => {
    ways.delete(way);
    seen.remove();
  };
  thing.animate({ opacity: [0, 0] }, duration + delay);
  return way;
}
