/** A value of several parts, which tells its listeners when one of them has changed. */
export interface ObservableState<State extends object> {
  read(): State;
  /** Changes some parts; who listens hears of it only if one is different now. */
  set(change: Partial<State>): void;
  /** Returns the end of it. */
  subscribe(listener: () => void): () => void;
}

export function createObservableState<State extends object>(initial: State): ObservableState<State> {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    read: () => state,
    set(change) {
      const next = { ...state, ...change };
      if ((Object.keys(change) as (keyof State)[]).every((name) => state[name] === next[name])) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
