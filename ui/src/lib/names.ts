/** What is printed in a box has two names: the first one, and in brackets behind it the one of another language. */
export function twoNames(names: string): [string, string] {
  const [, first, second] = /^(.+?) \((.+)\)$/.exec(names) ?? [];
  return first && second ? [first, second] : [names, ""];
}
