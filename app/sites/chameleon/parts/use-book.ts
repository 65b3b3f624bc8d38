import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import type { Book, Kept } from "../contract.ts";
import type { NameIds } from "../rules/name-colour.ts";

/** A colour and its name on their way into the book. */
export interface Find {
  hex: string;
  name: NameIds;
}

/** What became of a find: `later`: it goes in when there is a network again. */
export type Keeping = Kept["outcome"] | "later" | "failed";

/** The visitor's book: read when the page is alive, changed on the server, and shown as the server says. */
export function useBook() {
  const { write, state } = useVisitor();
  const [book, setBook] = useState<Book | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isCostumeNew, setIsCostumeNew] = useState(false);
  const waiting = useRef<Find[]>([]);
  const [waitingCount, setWaitingCount] = useState(0);

  const wait = useCallback((change: (finds: Find[]) => Find[]): void => {
    waiting.current = change(waiting.current);
    setWaitingCount(waiting.current.length);
  }, []);

  const read = useCallback(async (): Promise<void> => {
    setHasFailed(false);
    try {
      const { bookSchema } = await import("../contract.ts");
      setBook(await apiFetch("/api/chameleon/book", { schema: bookSchema }));
    } catch {
      setHasFailed(true);
    }
  }, []);

  const keep = useCallback(
    async (find: Find, replaces: string | null = null): Promise<Keeping> => {
      try {
        const { keptSchema } = await import("../contract.ts");
        const kept = await write(
          {
            name: `cham-${nameOf(find)}`,
            path: "/api/chameleon/book",
            method: "POST",
            body: { hex: find.hex, name: find.name, replaces },
          },
          keptSchema,
        );
        setBook(kept.book);
        if (kept.isCostumeNew) setIsCostumeNew(true);
        wait((finds) => finds.filter((one) => nameOf(one) !== nameOf(find)));
        return kept.outcome;
      } catch (error) {
        if (!(error instanceof ApiError) || (error.code !== "E-OFFLINE" && error.code !== "E-NET")) return "failed";
        wait((finds) => [...finds.filter((one) => nameOf(one) !== nameOf(find)), find]);
        return "later";
      }
    },
    [wait, write],
  );

  const drop = useCallback(
    async (id: string): Promise<boolean> => {
      try {
        const { bookSchema } = await import("../contract.ts");
        setBook(
          await write({ name: `cham-drop-${id}`, path: `/api/chameleon/book/${id}`, method: "DELETE" }, bookSchema),
        );
        return true;
      } catch {
        return false;
      }
    },
    [write],
  );

  useEffect(() => {
    if (state === "known" || state === "unsaved") void read();
  }, [read, state]);

  useEffect(() => {
    const leaving = new AbortController();
    // The same find has the same key: whoever sends it first, it goes in once.
    const again = (): void => waiting.current.forEach((find) => void keep(find));
    window.addEventListener("online", again, { signal: leaving.signal });
    return () => leaving.abort();
  }, [keep]);

  return {
    book,
    hasFailed: hasFailed || state === "offline",
    isCostumeNew,
    waitingCount,
    isUnsaved: state === "unsaved",
    read,
    keep,
    drop,
  };
}

export type BookDesk = ReturnType<typeof useBook>;

const nameOf = ({ hex, name }: Find): string => `${hex.slice(1)}-${name.time}-${name.habit}-${name.thing}`;
