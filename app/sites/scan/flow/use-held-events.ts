import { useCallback, useEffect, useRef } from "react";
import { holdEvents } from "#app/kits/analytics/track.ts";

/**
 * Keeps what is counted of a visit on the device while nothing may be sent, from the call of what it returns until
 * `isQuiet` ends, or the page is left.
 */
export function useHeldEvents(isQuiet: boolean): () => void {
  const held = useRef<AbortController | null>(null);

  useEffect(() => {
    const release = (): void => {
      held.current?.abort();
      held.current = null;
    };
    if (!isQuiet) return release();
    // Before the collector hears of it: whoever leaves is not reading any more.
    window.addEventListener("pagehide", release, { capture: true });
    return () => {
      window.removeEventListener("pagehide", release, { capture: true });
      release();
    };
  }, [isQuiet]);

  return useCallback(() => {
    if (held.current) return;
    held.current = new AbortController();
    holdEvents(held.current.signal);
  }, []);
}
