/** What a field shows is what holds: where a wish is not granted, the field shows again what it showed before. */
import type { Reply } from "./socket";

export async function wish(replies: Promise<Reply | undefined>[], again: () => void): Promise<void> {
  if ((await Promise.all(replies)).some((reply) => reply?.type !== "done")) again();
}

/** A switch goes back. */
export const flip = (box: HTMLInputElement) => () => void (box.checked = !box.checked);

/** Of a row of choices the one that holds is chosen again. */
export function chooseAgain(field: HTMLInputElement, place: number): () => void {
  const row = [...field.closest("fieldset")!.querySelectorAll("input")];
  return () => row[place] && (row[place].checked = true);
}
