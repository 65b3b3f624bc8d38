import { startTransition, useCallback, useEffect, useState } from "react";
import type { RedChoices } from "#contracts/red-memory.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { readLocal, saveLocal } from "./local-memory.ts";

export interface Memory {
  choices: RedChoices;
  /** Null: nothing was done yet. `room`: the server has it. `here`: only this browser has. */
  kept: "room" | "here" | null;
  /** A chapter left its mark: it is remembered here at once, and in the room as soon as the line allows. */
  keep: (choices: RedChoices) => void;
}

const lendDesk = () => import("./memory-desk.ts");

/** What the visitor remembers of the story, from this browser and from the room. */
export function useMemory(): Memory {
  const { state, write } = useVisitor();
  const [choices, setChoices] = useState<RedChoices>({});
  const [kept, setKept] = useState<Memory["kept"]>(null);

  useEffect(() => startTransition(() => setChoices(readLocal().choices)), []);

  useEffect(() => {
    if (state !== "known") return;
    const leaving = new AbortController();
    lendDesk()
      .then((desk) => desk.readMemory(leaving.signal))
      .then(({ choices: inRoom }) => {
        const here = readLocal();
        const all = { ...inRoom, ...here.choices };
        saveLocal({ ...here, choices: all });
        startTransition(() => setChoices(all));
      })
      .catch(() => {
        // Without the line, this browser's own memory is enough.
      });
    return () => leaving.abort();
  }, [state]);

  const keep = useCallback(
    (more: RedChoices) => {
      const all = { ...readLocal().choices, ...more };
      saveLocal({ choices: all, code: readLocal().code });
      setChoices(all);
      setKept("here");
      lendDesk()
        .then((desk) => desk.keepChoices(write, more))
        .then(
          () => setKept("room"),
          () => {
            // It is kept as pending, and here.
          },
        );
    },
    [write],
  );

  return { choices, kept, keep };
}
