import type { TypeView } from "../../page-parts.server.ts";

/**
 * Fetches the eight drawn faces while there is a network: the result of a reading in flight mode shows any of them. They
 * are immutable, so the browser keeps them. Returns its stop.
 */
export function warmLineFaces(types: readonly Pick<TypeView, "lineFace">[]): () => void {
  const leaving = new AbortController();
  const isSparing = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  if (!isSparing)
    for (const { lineFace } of types) fetch(lineFace, { signal: leaving.signal, priority: "low" }).catch(() => {});
  return () => leaving.abort();
}
