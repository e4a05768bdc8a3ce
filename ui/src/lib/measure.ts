/** What is done about the sizes that were seen, if anything. */
type Act = (() => void) | undefined;

const looks = new Set<() => Act>();

/**
 * Look at sizes once before the next frame, however often things change until then, and act when everybody has looked: to look while things
 * change lays out the page each time.
 */
export function beforeFrame(look: () => Act): () => void {
  if (!looks.size) requestAnimationFrame(lookAround);
  looks.add(look);
  return () => looks.delete(look);
}

function lookAround(): void {
  const all = [...looks];
  looks.clear(); // before anything can go wrong, or no frame would be asked for again
  const acts = all.map((look) => look());
  for (const act of acts) act?.();
}
