/** A box shows what holds, also after something else was wanted in vain. */
import type { Table } from "./table.svelte";

export const held = (table: Table, holds: () => boolean) => (box: HTMLInputElement): void => {
  void table.refusals;
  box.checked = holds();
};
