/** Who sits at a table, as it is said in the language of the page. */
import { say } from "./words.svelte";

interface Sitter {
  kind?: string;
  name?: string;
}

/** Whether nobody sits there; what has its default value is left out of messages. */
export const isFree = (seat: Sitter): boolean => (seat.kind ?? "empty") === "empty";

/** The name that the server gives to somebody who has not said one. */
const GUEST = /^Guest (\d+)$/;

/** What somebody is called: names that people chose are theirs, those of bots and guests are ours. */
export function called({ kind, name = "" }: Sitter): string {
  if (kind === "bot") return say("bot-name", { name });
  const number = GUEST.exec(name)?.[1];
  return number === undefined ? name : say("guest-name", { number });
}
