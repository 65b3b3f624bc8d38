import { startTransition, useCallback, useEffect, useState } from "react";
import type { MemoryChoices } from "#contracts/memory.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { getLocalMemory, saveLocalMemory } from "./local-memory.ts";

export interface StoryMemory {
  choices: MemoryChoices;
  /** Null: nothing was done yet. `room`: the server has it. `here`: only this browser has. */
  savedIn: "room" | "here" | null;
  /** A chapter left its mark: it is remembered here at once, and on the server as soon as the connection allows. */
  save: (choices: MemoryChoices) => void;
}

const loadClient = () => import("./memory-client.ts");

/** What the visitor remembers of the story, from this browser and from the server. */
export function useMemory(): StoryMemory {
  const { state, write } = useVisitor();
  const [choices, setChoices] = useState<MemoryChoices>({});
  const [savedIn, setSavedIn] = useState<StoryMemory["savedIn"]>(null);

  useEffect(() => startTransition(() => setChoices(getLocalMemory().choices)), []);

  useEffect(() => {
    if (state !== "known") return;
    const controller = new AbortController();
    loadClient()
      .then((client) => client.fetchMemory(controller.signal))
      .then(({ choices: remoteChoices }) => {
        const localMemory = getLocalMemory();
        const all = { ...remoteChoices, ...localMemory.choices };
        saveLocalMemory({ ...localMemory, choices: all });
        startTransition(() => setChoices(all));
      })
      .catch(() => {
        // Without the line, this browser's own memory is enough.
      });
    return () => controller.abort();
  }, [state]);

  const save = useCallback(
    (more: MemoryChoices) => {
      const all = { ...getLocalMemory().choices, ...more };
      saveLocalMemory({ choices: all, code: getLocalMemory().code });
      setChoices(all);
      setSavedIn("here");
      loadClient()
        .then((client) => client.saveChoices(write, more))
        .then(
          () => setSavedIn("room"),
          () => {
            // It is kept as pending, and here.
          },
        );
    },
    [write],
  );

  return { choices, savedIn, save };
}
