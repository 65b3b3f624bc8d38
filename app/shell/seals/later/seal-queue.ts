import { keepNewSeals, newSeals } from "#app/kits/visitor/seal-news.ts";

/** Seals that were earned and not shown yet, in the order in which they came. */
export interface SealQueue {
  add(ids: readonly string[]): void;
  /** These were shown, or are not there to be shown. */
  drop(ids: readonly string[]): void;
  /** The same list until it changes. */
  list(): readonly string[];
  subscribe(onChange: () => void): () => void;
}

/** A queue for one mounted place; it begins with what was earned before. */
export function createSealQueue(): SealQueue {
  let ids: readonly string[] = newSeals();
  const listeners = new Set<() => void>();
  const set = (next: readonly string[]): void => {
    ids = next;
    keepNewSeals(next);
    for (const tell of listeners) tell();
  };
  return {
    add: (more) => set([...new Set([...ids, ...more])]),
    drop: (gone) => set(ids.filter((id) => !gone.includes(id))),
    list: () => ids,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
