import type { LocalStore } from "#app/kits/visitor/local-store.ts";

const key = "kz_tips_recent";
const most = 6;

/** The last queries of this browser, the newest first. They never leave it. */
export interface RecentQueries {
  read(): string[];
  /** Notes a query; one that only got longer takes the place of its beginning. */
  note(query: string): string[];
  forget(query: string): string[];
  forgetAll(): string[];
}

export function createRecentQueries(store: LocalStore): RecentQueries {
  function read(): string[] {
    try {
      const kept: unknown = JSON.parse(store.get(key) ?? "[]");
      return Array.isArray(kept) ? kept.filter((query) => typeof query === "string").slice(0, most) : [];
    } catch {
      return [];
    }
  }
  function save(queries: string[]): string[] {
    store.set(key, queries.length > 0 ? JSON.stringify(queries) : null);
    return queries;
  }
  return {
    read,
    note(query) {
      const text = [...query.trim()].slice(0, 40).join("");
      if (text === "") return read();
      const others = read().filter((before) => before !== text && !text.startsWith(before));
      return save([text, ...others].slice(0, most));
    },
    forget: (query) => save(read().filter((before) => before !== query)),
    forgetAll: () => save([]),
  };
}
