import { useCallback, useEffect, useEffectEvent, useState } from "react";
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
  const { waiting, setIsWaiting } = useWaitingColours((colour) => void save(colour));

  const reload = useCallback(async (): Promise<void> => {
    setHasFailed(false);
    try {
      const { collectionSchema } = await import("../contract.ts");
      setCollection(await apiFetch("/api/chameleon/book", { schema: collectionSchema }));
    } catch {
      setHasFailed(true);
    }
  }, []);
  useEffect(() => {
    if (state === "known" || state === "unsaved") void reload();
  }, [reload, state]);

  async function save(colour: NewColour, replaces: string | null = null): Promise<SaveOutcome> {
    try {
      const { saveResultSchema } = await import("../contract.ts");
      const body = { hex: colour.hex, name: colour.name, replaces };
      const intent = { name: `cham-${idOf(colour)}`, path: "/api/chameleon/book", method: "POST", body } as const;
      const result = await write(intent, saveResultSchema);
      setCollection(result.book);
      if (result.isCostumeNew) setIsCostumeNew(true);
      setIsWaiting(colour, false);
      return result.outcome;
    } catch (error) {
      if (!(error instanceof ApiError) || (error.code !== "E-OFFLINE" && error.code !== "E-NET")) return "failed";
      setIsWaiting(colour, true);
      return "later";
    }
  }

  async function deleteColour(id: string): Promise<boolean> {
    try {
      const { collectionSchema } = await import("../contract.ts");
      const intent = { name: `cham-drop-${id}`, path: `/api/chameleon/book/${id}`, method: "DELETE" } as const;
      setCollection(await write(intent, collectionSchema));
      return true;
    } catch {
      return false;
    }
  }

  return {
    collection,
    hasFailed: hasFailed || state === "offline",
    isCostumeNew,
    waitingCount: waiting.length,
    isUnsaved: state === "unsaved",
    read: reload,
    keep: save,
    drop: deleteColour,
  };
}

export type ColourCollectionStore = ReturnType<typeof useColourCollection>;

/** Colours that found no network; when there is one again, each is sent again. */
function useWaitingColours(send: (colour: NewColour) => void) {
  const [waiting, setWaiting] = useState<readonly NewColour[]>([]);
  // The same find has the same key: whoever sends it first, it goes in once.
  const sendAll = useEffectEvent(() => waiting.forEach(send));
  useEffect(() => {
    const controller = new AbortController();
    window.addEventListener("online", () => sendAll(), { signal: controller.signal });
    return () => controller.abort();
  }, []);

  function setIsWaiting(colour: NewColour, isWaiting: boolean): void {
    setWaiting((before) => [...before.filter((other) => idOf(other) !== idOf(colour)), ...(isWaiting ? [colour] : [])]);
  }
  return { waiting, setIsWaiting };
}

const idOf = ({ hex, name }: NewColour): string => `${hex.slice(1)}-${name.time}-${name.habit}-${name.thing}`;
