import type { MirrorState } from "./mirror-state.ts";
import type { MirrorStore } from "./mirror-store.ts";
import { type MirrorEvent, reduceMirror } from "./reduce-mirror.ts";

/** A mirror's state and the rules by which it changes. Apart from its store, which is there before the rules are fetched. */
export interface MirrorMachine {
  get(): MirrorState;
  /** Tells what happened; returns the state that comes of it. */
  dispatch(event: MirrorEvent): MirrorState;
}

export const createMirrorMachine = (store: MirrorStore): MirrorMachine => ({
  get: store.get,
  dispatch(event) {
    store.set(reduceMirror(store.get(), event));
    return store.get();
  },
});
