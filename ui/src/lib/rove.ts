/** One stop of the Tab key for a whole board or list: arrows move between its places, by where they lie. */
import type { Attachment } from "svelte/attachments";

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The places of a board. */
export const rove: Attachment<HTMLElement> = (board) => roam(board, "[data-place]", (places, last) => last ?? places[0]);

/** The lines of a list of which the last is the newest: that is where somebody comes in. */
export const roveLines: Attachment<HTMLElement> = (list) => roam(list, "button", (places, last) => (list.contains(document.activeElement) ? last : undefined) ?? places.at(-1));

function roam(board: HTMLElement, selector: string, entrance: (places: HTMLElement[], last?: HTMLElement) => HTMLElement | undefined): () => void {
  const places = () => [...board.querySelectorAll<HTMLElement>(selector)];
  const settle = (current?: HTMLElement) => {
    const all = places();
    const stop = current ?? entrance(all, all.find((place) => place.tabIndex === 0));
    for (const place of all) {
      const order = place === stop ? 0 : -1;
      if (place.tabIndex !== order || !place.hasAttribute("tabindex")) place.tabIndex = order;
    }
  };
  const onkeydown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    const from = event.target as HTMLElement;
    if (!arrow || !from.matches(selector)) return;
    const next = nearest(from, places(), arrow);
    event.preventDefault();
    if (next) {
      settle(next);
      next.focus();
    }
  };
  const onfocusin = (event: FocusEvent) => {
    const place = event.target as HTMLElement;
    if (place.matches(selector)) settle(place);
  };
  settle();
  const watch = new MutationObserver(() => settle());
  watch.observe(board, { childList: true, subtree: true });
  board.addEventListener("keydown", onkeydown);
  board.addEventListener("focusin", onfocusin);
  return () => {
    watch.disconnect();
    board.removeEventListener("keydown", onkeydown);
    board.removeEventListener("focusin", onfocusin);
  };
}

function centre(place: HTMLElement): [number, number] {
  const box = place.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** The nearest place in the direction of the arrow; what lies off its line counts double. */
function nearest(from: HTMLElement, places: HTMLElement[], [right, down]: [number, number]): HTMLElement | undefined {
  const [x, y] = centre(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const place of places) {
    const [a, b] = centre(place);
    const along = (a - x) * right + (b - y) * down;
    const across = Math.abs((a - x) * down + (b - y) * right);
    if (place === from || along < 1) continue;
    if (along + 2 * across < least) [best, least] = [place, along + 2 * across];
  }
  return best;
}
