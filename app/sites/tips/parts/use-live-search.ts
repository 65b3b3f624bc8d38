import { useCallback, useEffect, useRef, useState } from "react";
import type { LiveSearch } from "../deferred/open-index.ts";

/** `asleep` until the visitor turns to the field; `away` when the index could not be had: the form still works. */
export type LiveSearchState = "asleep" | "waking" | "awake" | "away";

/**
 * The search of this phone. `startSearch` fetches it, once; a try that failed may be made again.
 * @param sourcePath null where only the server can search: the form asks it
 */
export function useLiveSearch(sourcePath: string | null) {
  const [live, setLive] = useState<{ ask: LiveSearch } | null>(null);
  const [state, setState] = useState<LiveSearchState>("asleep");
  const controllerRef = useRef<AbortController | null>(null);

  const start = useCallback(() => {
    if (controllerRef.current || sourcePath === null) return;
    const controller = new AbortController();
    controllerRef.current = controller;
    setState("waking");
    import("../deferred/open-index.ts")
      .then(({ openIndex }) => openIndex(sourcePath, controller.signal))
      .then(
        (searchLive) => {
          setLive({ ask: searchLive });
          setState("awake");
        },
        () => {
          if (controller.signal.aborted) return;
          controllerRef.current = null;
          setState("away");
        },
      );
  }, [sourcePath]);

  useEffect(
    () => () => {
      controllerRef.current?.abort();
      controllerRef.current = null;
    },
    [],
  );
  return { searchLive: live?.ask ?? null, state, startSearch: start };
}
