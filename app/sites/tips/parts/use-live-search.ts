import { useCallback, useEffect, useRef, useState } from "react";
import type { LiveSearch } from "../later/open-index.ts";

/** `asleep` until the visitor turns to the field; `away` when the index could not be had: the form still works. */
export type LiveState = "asleep" | "waking" | "awake" | "away";

/** The search of this phone. `wake` fetches it, once; a try that failed may be made again. */
export function useLiveSearch(sourcePath: string) {
  const [live, setLive] = useState<{ ask: LiveSearch } | null>(null);
  const [state, setState] = useState<LiveState>("asleep");
  const leaving = useRef<AbortController | null>(null);

  const wake = useCallback(() => {
    if (leaving.current) return;
    const journey = new AbortController();
    leaving.current = journey;
    setState("waking");
    import("../later/open-index.ts")
      .then(({ openIndex }) => openIndex(sourcePath, journey.signal))
      .then(
        (ask) => {
          setLive({ ask });
          setState("awake");
        },
        () => {
          if (journey.signal.aborted) return;
          leaving.current = null;
          setState("away");
        },
      );
  }, [sourcePath]);

  useEffect(
    () => () => {
      leaving.current?.abort();
      leaving.current = null;
    },
    [],
  );
  return { ask: live?.ask ?? null, state, wake };
}
