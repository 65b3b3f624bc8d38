import { useEffect } from "react";

const signs = ["pointerdown", "keydown", "scroll"] as const;

/**
 * Fetches the reader with the visitor's first move on the page, while the page is read and the camera is asked for: then
 * it is at hand when the first picture is. Not where data are saved.
 */
export function useEarlyEngine(): void {
  useEffect(() => {
    const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
    if (connection?.saveData) return;
    const controller = new AbortController();
    const { signal } = controller;
    const started = new AbortController();
    const start = (): void => {
      started.abort();
      import("./deferred-reader.ts").then(({ fetchEngine }) => fetchEngine(signal)).catch(() => {});
    };
    for (const sign of signs) window.addEventListener(sign, start, { signal: started.signal, passive: true });
    return () => {
      started.abort();
      controller.abort();
    };
  }, []);
}
