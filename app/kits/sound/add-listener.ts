/** Adds to a set; returns the removal. */
export function addListener<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
