import { initialMirror, type MirrorState } from "./mirror-state.ts";

/** Where the state of one mirror lives, for as long as its part of the page. */
export interface MirrorStore {
  get(): MirrorState;
  /** Tells the listeners when it is another state, and only then. */
  set(next: MirrorState): void;
  /** Returns its end. */
  subscribe(listener: () => void): () => void;
}

export function createMirrorStore(): MirrorStore {
  let state = initialMirror;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(next) {
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
