import { useEffect, useRef } from "react";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import type { BroadcastStatus } from "#contracts/broadcast.ts";

/**
 * The server's clock, asked once: half of the way there and back lies on either side of the answer. Until it is known, and
 * where it cannot be asked, the phone's own.
 */
export function useLiveClock(onNow: (now: BroadcastStatus) => void): () => number {
  const offsetMs = useRef(0);
  useEffect(() => {
    const controller = new AbortController();
    const sentAt = performance.now();
    void import("#contracts/broadcast.ts")
      .then(({ broadcastStatusSchema: liveNowSchema }) =>
        apiFetch("/api/videos/live/now", { schema: liveNowSchema, signal: controller.signal }),
      )
      .then(
        (now) => {
          const halfMs = (performance.now() - sentAt) / 2;
          offsetMs.current = Date.parse(now.now) + halfMs - Date.now();
          onNow(now);
        },
        () => {},
      );
    return () => controller.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return () => Date.now() + offsetMs.current;
}
