const name = "lmw-word-struck";

/** A Rule's word was painted out: the frame trembles. To be called by whoever strikes one. */
export const tellWordStruck = (): boolean => document.dispatchEvent(new Event(name));

/** Calls back for every word that is struck; returns its stop. */
export function onWordStruck(listener: () => void): () => void {
  document.addEventListener(name, listener);
  return () => document.removeEventListener(name, listener);
}
