/** Look at sizes once before the next frame, however often things change until then: to look while they change lays out the page each time. */
export function beforeFrame(look: () => void): () => void {
  const frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}
