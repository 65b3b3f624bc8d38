/** What this browser remembers by name. Where it refuses to remember, what is set holds until the page is closed. */
export interface LocalStore {
  get(key: string): string | null;
  /** Null forgets the key. */
  set(key: string, value: string | null): void;
}

/** The store of this page: `localStorage`, or memory where that is closed or full. Browser only. */
export function createLocalStore(): LocalStore {
  const memory = new Map<string, string | null>();
  return {
    get(key) {
      if (memory.has(key)) return memory.get(key) ?? null;
      try {
        return localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
  };
}
