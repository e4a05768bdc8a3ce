/** The bar at the bottom of the window: its frame knows as `--bar` how high it is, so that what lies over the board ends above it. */
import type { Attachment } from "svelte/attachments";

export const floor: Attachment<HTMLElement> = (bar) => {
  const frame = bar.parentElement!;
  const watch = new ResizeObserver(() => frame.style.setProperty("--bar", `${bar.offsetHeight}px`));
  watch.observe(bar);
  return () => watch.disconnect();
};
