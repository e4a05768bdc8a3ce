/** A row to swipe says by `data-before` and `data-beyond` whether it goes on at its ends. */
import type { Attachment } from "svelte/attachments";
import { beforeFrame } from "./measure";

const EDGE = 8;

export const edges: Attachment<HTMLElement> = (row) => {
  let cancel = () => {};
  function look() {
    const before = row.scrollLeft > EDGE;
    const beyond = row.scrollWidth - row.scrollLeft - row.clientWidth > EDGE;
    return () => {
      row.toggleAttribute("data-before", before);
      row.toggleAttribute("data-beyond", beyond);
    };
  }
  function lookSoon() {
    cancel();
    cancel = beforeFrame(look);
  }
  const sizes = new ResizeObserver(lookSoon);
  const changes = new MutationObserver(lookSoon);
  sizes.observe(row);
  changes.observe(row, { childList: true, characterData: true, subtree: true });
  row.addEventListener("scroll", lookSoon, { passive: true });
  return () => {
    cancel();
    sizes.disconnect();
    changes.disconnect();
  };
};
