/** The bar at the bottom of the window: what lies over the board ends above it. */
import type { Attachment } from "svelte/attachments";

class Floor {
  /** How high the bar is. */
  bar = $state(0);
  /** How high the options in it reach. */
  options = $state(0);

  readonly watch: Attachment<HTMLElement> = (bar) => {
    const watch = new ResizeObserver(() => {
      const options = bar.querySelector<HTMLElement>(".offers");
      this.bar = bar.offsetHeight;
      this.options = bar.offsetHeight - (options?.offsetTop ?? 0);
    });
    watch.observe(bar);
    return () => watch.disconnect();
  };
}

export const floor = new Floor();
