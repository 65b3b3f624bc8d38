/** Work of which one at a time is done for each key. */
export interface SharedWork<Result> {
  /** Begins the work, unless it is under way: then everybody gets what that one gives. */
  run(key: string, begin: () => Promise<Result>): Promise<Result>;
  /** Whether this one is under way. */
  isRunning(key: string): boolean;
  /** How many are under way. */
  count(): number;
}

/** Nothing is under way yet. What has ended, well or not, is forgotten: whoever asks next begins anew. */
export function createSharedWork<Result>(): SharedWork<Result> {
  const running = new Map<string, Promise<Result>>();
  return {
    run(key, begin) {
      const shared = running.get(key) ?? begin().finally(() => running.delete(key));
      running.set(key, shared);
      return shared;
    },
    isRunning: (key) => running.has(key),
    count: () => running.size,
  };
}
