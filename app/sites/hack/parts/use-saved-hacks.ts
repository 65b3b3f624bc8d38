import { useCallback, useEffect, useState } from "react";
import { type SavedHacks, savedHacksSchema } from "#contracts/saved-hacks.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";

export interface SavedHacksStore {
  /** Null until it was read. */
  hacks: SavedHacks["hacks"] | null;
  state: "reading" | "rest" | "writing" | "unread" | "unwritten";
  /** Reads it anew, after it could not be read. */
  reload: () => void;
  saveHacks: (numbers: readonly number[]) => Promise<void>;
  deleteHack: (number: number) => Promise<void>;
}

/** The visitor's book of hacks, once the page is alive. */
export function useSavedHacks(): SavedHacksStore {
  const { write } = useVisitor();
  const [hacks, setHacks] = useState<SavedHacksStore["hacks"]>(null);
  const [state, setState] = useState<SavedHacksStore["state"]>("reading");

  const fetchSavedHacks = useCallback(
    (signal?: AbortSignal) =>
      apiFetch("/api/hack/book", { schema: savedHacksSchema, signal }).then(
        (saved) => {
          // What was written meanwhile is newer.
          setHacks((before) => before ?? saved.hacks);
          setState((before) => (before === "reading" ? "rest" : before));
        },
        () => !signal?.aborted && setState((before) => (before === "reading" ? "unread" : before)),
      ),
    [],
  );

  useEffect(() => {
    const controller = new AbortController();
    void fetchSavedHacks(controller.signal);
    return () => controller.abort();
  }, [fetchSavedHacks]);

  const runWrite = useCallback(async (send: () => Promise<SavedHacks>) => {
    setState("writing");
    try {
      setHacks((await send()).hacks);
      setState("rest");
    } catch {
      setState("unwritten");
    }
  }, []);

  return {
    hacks,
    state,
    reload: () => {
      setState("reading");
      void fetchSavedHacks();
    },
    saveHacks: useCallback(
      (numbers) =>
        runWrite(() =>
          write(
            { name: `hack-keep-${numbers.join("-")}`, path: "/api/hack/book", method: "POST", body: { numbers } },
            savedHacksSchema,
          ),
        ),
      [runWrite, write],
    ),
    deleteHack: useCallback(
      (number) =>
        runWrite(() =>
          write({ name: `hack-drop-${number}`, path: `/api/hack/book/${number}`, method: "DELETE" }, savedHacksSchema),
        ),
      [runWrite, write],
    ),
  };
}
