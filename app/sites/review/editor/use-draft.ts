import { useEffect, useState } from "react";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import { type Draft, saveDraft, loadDraft } from "./draft.ts";

/** The draft of this browser. A product in the address takes the place of another one that was only begun. */
export function useDraft(productId: string | null) {
  const [store] = useState(createLocalStore);
  const [draft, setDraft] = useState<Draft>(() => {
    const savedDraft = loadDraft(store.get);
    return savedDraft.productId === "" && productId !== null ? { ...savedDraft, productId } : savedDraft;
  });
  useEffect(() => saveDraft(store.set, draft), [store, draft]);
  return { draft, setDraft, change: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })) };
}
