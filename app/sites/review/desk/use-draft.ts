import { useEffect, useState } from "react";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import { type Draft, keepDraft, readDraft } from "./draft.ts";

/** The draft of this browser. A product in the address takes the place of another one that was only begun. */
export function useDraft(productId: string | null) {
  const [store] = useState(createLocalStore);
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = readDraft(store.get);
    return kept.productId === "" && productId !== null ? { ...kept, productId } : kept;
  });
  useEffect(() => keepDraft(store.set, draft), [store, draft]);
  return { draft, setDraft, change: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })) };
}
