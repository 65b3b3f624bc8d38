import { useCallback, useEffect, useState } from "react";
import type { RoomKey } from "#contracts/restore-words.ts";
import { roomInHash } from "#app/kits/handover/take-room.ts";

/** A room that waits before the door: the key to it, and where one goes on. */
export interface Arrival {
  key: RoomKey;
  to: string | null;
}

/** The room that the address hands over, read once; the code does not stay in the address, nor in the history. */
export function useArrival(): { arrival: Arrival | null; close: () => void } {
  const [arrival, setArrival] = useState<Arrival | null>(null);

  useEffect(() => {
    const read = (): void => {
      const given = roomInHash(location.hash);
      if (!given) return;
      history.replaceState(history.state, "", location.pathname);
      setArrival({ key: { kind: "link", code: given.code }, to: given.to });
    };
    read();
    // A second link that is opened in the same window.
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);

  const close = useCallback(() => setArrival(null), []);
  return { arrival, close };
}
