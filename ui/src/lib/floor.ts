/** The bar at the bottom of the window: its frame knows as `--bar` how high it is, so that what lies over the board ends above it, and as `--options` how high the options in it reach. */
import type { Attachment } from "svelte/attachments";

export const floor: Attachment<HTMLElement> = (bar) => {
  const frame = bar.parentElement!;
  const watch = new ResizeObserver(() => {
    const options = bar.querySelector<HTMLElement>(".offers");
    frame.style.setProperty("--bar", `${bar.offsetHeight}px`);
    frame.style.setProperty("--options", `${bar.offsetHeight - (options?.offsetTop ?? 0)}px`);
  });
  watch.observe(bar);
  return () => watch.disconnect();
};
