import type { TypeView } from "../../page-parts.server.ts";

/**
 * Fetches the eight drawn faces while there is a network: the result of a reading in flight mode shows any of them. They
 * are immutable, so the browser keeps them. Returns its stop.
 */
export function preloadLineFaces(types: readonly Pick<TypeView, "lineFace">[]): () => void {
  const controller = new AbortController();
  const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  if (!savesData)
    for (const { lineFace } of types) fetch(lineFace, { signal: controller.signal, priority: "low" }).catch(() => {});
  return () => controller.abort();
}
