import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import type { Collection, SaveResult } from "../contract.ts";
import type { NameIds } from "../rules/name-colour.ts";

/** A colour and its name on their way into the book. */
export interface NewColour {
  hex: string;
  name: NameIds;
}

/** What became of a find: `later`: it goes in when there is a network again. */
export type SaveOutcome = SaveResult["outcome"] | "later" | "failed";

/** The visitor's book: read when the page is alive, changed on the server, and shown as the server says. */
export function useColourCollection() {
  const { write, state } = useVisitor();
  const [collection, setCollection] = useState<Collection | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isCostumeNew, setIsCostumeNew] = useState(false);
  const waitingColours = useRef<NewColour[]>([]);
  const [waitingCount, setWaitingCount] = useState(0);

  const updateWaiting = useCallback((change: (colours: NewColour[]) => NewColour[]): void => {
    waitingColours.current = change(waitingColours.current);
    setWaitingCount(waitingColours.current.length);
  }, []);

  const reload = useCallback(async (): Promise<void> => {
    setHasFailed(false);
    try {
      const { collectionSchema: bookSchema } = await import("../contract.ts");
      setCollection(await apiFetch("/api/chameleon/book", { schema: bookSchema }));
    } catch {
      setHasFailed(true);
    }
  }, []);

  const save = useCallback(
    async (colour: NewColour, replaces: string | null = null): Promise<SaveOutcome> => {
      try {
        const { saveResultSchema: keptSchema } = await import("../contract.ts");
        const result = await write(
          {
            name: `cham-${createIntentName(colour)}`,
            path: "/api/chameleon/book",
            method: "POST",
            body: { hex: colour.hex, name: colour.name, replaces },
          },
          keptSchema,
        );
        setCollection(result.book);
        if (result.isCostumeNew) setIsCostumeNew(true);
        updateWaiting((colours) => colours.filter((one) => createIntentName(one) !== createIntentName(colour)));
        return result.outcome;
      } catch (error) {
        if (!(error instanceof ApiError) || (error.code !== "E-OFFLINE" && error.code !== "E-NET")) return "failed";
        updateWaiting((colours) => [
          ...colours.filter((one) => createIntentName(one) !== createIntentName(colour)),
          colour,
        ]);
        return "later";
      }
    },
    [updateWaiting, write],
  );

  const deleteColour = useCallback(
    async (id: string): Promise<boolean> => {
      try {
        const { collectionSchema: bookSchema } = await import("../contract.ts");
        setCollection(
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
    if (state === "known" || state === "unsaved") void reload();
  }, [reload, state]);

  useEffect(() => {
    const controller = new AbortController();
    // The same find has the same key: whoever sends it first, it goes in once.
    const retryWaiting = (): void => waitingColours.current.forEach((colour) => void save(colour));
    window.addEventListener("online", retryWaiting, { signal: controller.signal });
    return () => controller.abort();
  }, [save]);

  return {
    book: collection,
    hasFailed: hasFailed || state === "offline",
    isCostumeNew,
    waitingCount,
    isUnsaved: state === "unsaved",
    read: reload,
    keep: save,
    drop: deleteColour,
  };
}

export type ColourCollectionStore = ReturnType<typeof useColourCollection>;

const createIntentName = ({ hex, name }: NewColour): string =>
  `${hex.slice(1)}-${name.time}-${name.habit}-${name.thing}`;
