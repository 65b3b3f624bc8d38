/** What is loaded when it is first asked for, and kept. */
export interface LoadOnce<Value> {
  /** The same promise for all who ask; what did not come is asked for again the next time. */
  get(): Promise<Value>;
  /** What is there or on its way; null while nobody asked. */
  peek(): Promise<Value> | null;
  /** Forgets it: the next one who asks loads it anew. */
  drop(): void;
}

export function loadOnce<Value>(load: () => Promise<Value>): LoadOnce<Value> {
  let current: Promise<Value> | null = null;
  return {
    get() {
      if (current) return current;
      const started = (current = load());
      started.catch(() => {
        if (current === started) current = null;
      });
      return started;
    },
    peek: () => current,
    drop: () => void (current = null),
  };
}
