import type { LocalStore } from "#app/kits/visitor/local-store.ts";

const storageKey = "kz_tips_recent";
const maxQueries = 6;

/** The last queries of this browser, the newest first. They never leave it. */
export interface RecentQueries {
  list(): string[];
  /** Notes a query; one that only got longer takes the place of its beginning. */
  add(query: string): string[];
  delete(query: string): string[];
  clear(): string[];
}

export function createRecentQueries(store: LocalStore): RecentQueries {
  function list(): string[] {
    try {
      const stored: unknown = JSON.parse(store.get(storageKey) ?? "[]");
      return Array.isArray(stored) ? stored.filter((query) => typeof query === "string").slice(0, maxQueries) : [];
    } catch {
      return [];
    }
  }
  function save(queries: string[]): string[] {
    store.set(storageKey, queries.length > 0 ? JSON.stringify(queries) : null);
    return queries;
  }
  return {
    list,
    add(query) {
      const text = [...query.trim()].slice(0, 40).join("");
      if (text === "") return list();
      const others = list().filter((before) => before !== text && !text.startsWith(before));
      return save([text, ...others].slice(0, maxQueries));
    },
    delete: (query) => save(list().filter((before) => before !== query)),
    clear: () => save([]),
  };
}
