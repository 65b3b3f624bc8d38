"use no memo"; // The first view: compiled it would only be heavier.

import { useEffect, useState } from "react";
import { useSound } from "#app/kits/sound/use-sound.ts";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import { track } from "#app/kits/analytics/track.ts";
import { formatPicked, parsePicked, togglePicked } from "../rules/deck.ts";
import type { DeckWord } from "./deck.tsx";

const storeKey = "kz_yoku";

/** The words in the wells, and the one that is looked at. */
export interface Picked {
  ids: readonly number[];
  isFull: boolean;
  previewWord: DeckWord | null;
  preview(word: DeckWord | null): void;
  /** Puts a word into the next well, or takes it out again. */
  pick(word: DeckWord): void;
  /** Empties the wells; `forget` only what this browser keeps of them. */
  clear(): void;
  forget(): void;
}

/** What the page came with, or what lay in the wells before it was left, on the same evening. */
export function usePicked(firstIds: readonly number[], day: string): Picked {
  const { play } = useSound();
  const [ids, setIds] = useState(firstIds);
  const [previewWord, setPreviewWord] = useState<DeckWord | null>(null);

  useEffect(() => {
    const [savedDay, savedIds = ""] = (createLocalStore().get(storeKey) ?? "").split(" ");
    if (savedDay === day && savedIds) setIds((now) => (now.length > 0 ? now : parsePicked(savedIds)));
  }, [day]);

  return {
    ids,
    isFull: ids.length === 4,
    previewWord,
    preview(word) {
      if (word && previewWord?.id !== word.id) {
        track("yoku_step1");
        play("ui-tap");
      }
      setPreviewWord(word);
    },
    pick(word) {
      const next = togglePicked(ids, word.id);
      if (next.length === ids.length) return;
      if (ids.length === 0) track("yoku_start");
      play(next.length > ids.length ? "cap-snap" : "ui-tap");
      setPreviewWord(word);
      setIds(next);
      createLocalStore().set(storeKey, next.length > 0 ? `${day} ${formatPicked(next)}` : null);
      if (next.length === 4) track("yoku_step2");
    },
    clear: () => setIds([]),
    forget: () => createLocalStore().set(storeKey, null),
  };
}
