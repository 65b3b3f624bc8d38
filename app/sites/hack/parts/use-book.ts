import { useCallback, useEffect, useState } from "react";
import { type HackBook, hackBookSchema } from "#contracts/hack-book.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";

export interface OwnBook {
  /** Null until it was read. */
  hacks: HackBook["hacks"] | null;
  state: "reading" | "rest" | "writing" | "unread" | "unwritten";
  /** Reads it anew, after it could not be read. */
  read: () => void;
  keep: (numbers: readonly number[]) => Promise<void>;
  drop: (number: number) => Promise<void>;
}

/** The visitor's book of hacks, once the page is alive. */
export function useBook(): OwnBook {
  const { write } = useVisitor();
  const [hacks, setHacks] = useState<OwnBook["hacks"]>(null);
  const [state, setState] = useState<OwnBook["state"]>("reading");

  const fetchBook = useCallback(
    (signal?: AbortSignal) =>
      apiFetch("/api/hack/book", { schema: hackBookSchema, signal }).then(
        (book) => {
          // What was written meanwhile is newer.
          setHacks((before) => before ?? book.hacks);
          setState((before) => (before === "reading" ? "rest" : before));
        },
        () => !signal?.aborted && setState((before) => (before === "reading" ? "unread" : before)),
      ),
    [],
  );

  useEffect(() => {
    const leaving = new AbortController();
    void fetchBook(leaving.signal);
    return () => leaving.abort();
  }, [fetchBook]);

  const change = useCallback(async (send: () => Promise<HackBook>) => {
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
    read: () => {
      setState("reading");
      void fetchBook();
    },
    keep: useCallback(
      (numbers) =>
        change(() =>
          write(
            { name: `hack-keep-${numbers.join("-")}`, path: "/api/hack/book", method: "POST", body: { numbers } },
            hackBookSchema,
          ),
        ),
      [change, write],
    ),
    drop: useCallback(
      (number) =>
        change(() =>
          write({ name: `hack-drop-${number}`, path: `/api/hack/book/${number}`, method: "DELETE" }, hackBookSchema),
        ),
      [change, write],
    ),
  };
}
