import { useEffect, useRef } from "react";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import type { LiveNow } from "#contracts/live.ts";

/**
 * The server's clock, asked once: half of the way there and back lies on either side of the answer. Until it is known, and
 * where it cannot be asked, the phone's own.
 */
export function useLiveClock(onNow: (now: LiveNow) => void): () => number {
  const ahead = useRef(0);
  useEffect(() => {
    const leaving = new AbortController();
    const sentAt = performance.now();
    void import("#contracts/live.ts")
      .then(({ liveNowSchema }) => apiFetch("/api/videos/live/now", { schema: liveNowSchema, signal: leaving.signal }))
      .then(
        (now) => {
          const halfMs = (performance.now() - sentAt) / 2;
          ahead.current = Date.parse(now.now) + halfMs - Date.now();
          onNow(now);
        },
        () => {},
      );
    return () => leaving.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return () => Date.now() + ahead.current;
}
