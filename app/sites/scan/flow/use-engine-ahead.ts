import { useEffect } from "react";
import { type KnownConnection, mayPrefetch } from "#app/kits/face/may-prefetch.ts";

/** The page has come to rest by then, and whoever only passes by has left. */
const restMs = 2_000;

/** Brings the files of the engine while the visitor reads, where that costs nobody anything. Nothing is opened. */
export function useEngineAhead(): void {
  useEffect(() => {
    const { connection = {} } = navigator as Navigator & { connection?: KnownConnection };
    if (!mayPrefetch(connection, matchMedia("(hover: hover) and (pointer: fine)").matches)) return;
    const controller = new AbortController();
    // Where it does not come now, it comes with the tap.
    const bring = async (): Promise<void> =>
      (await import("#app/kits/face/prefetch-engine.ts")).prefetchEngine(controller.signal);
    const timer = setTimeout(() => void bring().catch(() => {}), restMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, []);
}
