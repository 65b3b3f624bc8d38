const eventName = "lmw-word-struck";

/** A Rule's word was painted out: the frame trembles. To be called by whoever strikes one. */
export const notifyPhraseCrossedOut = (): boolean => document.dispatchEvent(new Event(eventName));

/** Calls back for every word that is crossed out; returns the function that stops it. */
export function onPhraseCrossedOut(listener: () => void): () => void {
  document.addEventListener(eventName, listener);
  return () => document.removeEventListener(eventName, listener);
}
