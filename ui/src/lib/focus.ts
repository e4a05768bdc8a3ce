import { beforeFrame } from "./measure";

/** The focus is never lost: where what had it vanishes, the part of the page it stood in takes it, else the page's main part. */
const PARTS = "section, main, aside, header";

export function keepFocus(): void {
  let held: Element | undefined;
  let parts: HTMLElement[] = [];

  addEventListener("focusin", ({ target }) => {
    held = target as Element;
    parts = [];
    for (let part = held.closest<HTMLElement>(PARTS); part; part = part.parentElement!.closest<HTMLElement>(PARTS)) parts.push(part);
  });
  /** Whoever clicks beside everything wants no focus; what vanishes is left, too, but is gone a moment later. */
  addEventListener("focusout", ({ target }) => {
    queueMicrotask(() => {
      if (held === target && held.isConnected && document.hasFocus() && document.activeElement === document.body) held = undefined;
    });
  });
  const inherit = () => {
    if (!held || held.isConnected || document.activeElement !== document.body) return;
    const heir = parts.find((part) => part.isConnected && part.checkVisibility()) ?? document.querySelector<HTMLElement>("main");
    return () => {
      if (heir) heir.tabIndex = -1;
      heir?.focus({ preventScroll: true });
    };
  };
  new MutationObserver(() => beforeFrame(inherit)).observe(document.body, { childList: true, subtree: true });
}
