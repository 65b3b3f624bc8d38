import { saveNewBadges, getNewBadges } from "#app/kits/visitor/badge-news.ts";

/** Badges that were earned and not shown yet, in the order in which they came. */
export interface BadgeQueue {
  add(ids: readonly string[]): void;
  /** These were shown, or are not there to be shown. */
  remove(ids: readonly string[]): void;
  /** The same list until it changes. */
  list(): readonly string[];
  subscribe(onChange: () => void): () => void;
}

/** A queue for one mounted place; it begins with what was earned before. */
export function createBadgeQueue(): BadgeQueue {
  let ids: readonly string[] = getNewBadges();
  const listeners = new Set<() => void>();
  const set = (next: readonly string[]): void => {
    ids = next;
    saveNewBadges(next);
    for (const notify of listeners) notify();
  };
  return {
    add: (more) => set([...new Set([...ids, ...more])]),
    remove: (removed) => set(ids.filter((id) => !removed.includes(id))),
    list: () => ids,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
