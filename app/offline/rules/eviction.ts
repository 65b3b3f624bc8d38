/** A kept entry: where it lies, when it was kept, what it weighs. */
export interface CacheEntry {
  url: string;
  atMs: number;
  bytes: number;
}

export interface CacheLimits {
  entries: number;
  bytes: number;
}

/** How much is kept of what was opened. */
export const pageLimits: CacheLimits = { entries: 60, bytes: 10_000_000 };
export const dataLimits: CacheLimits = { entries: 60, bytes: 5_000_000 };
export const fileLimits: CacheLimits = { entries: 1_200, bytes: 44_000_000 };

/** One thing heavier than this is not worth the place of all others. */
export const maxEntryBytes = 5_000_000;

/** The entries that must leave so that the rest is within the bounds: the oldest first. */
export function selectEvicted(entries: readonly CacheEntry[], limits: CacheLimits): CacheEntry[] {
  const newestFirst = entries.toSorted((a, b) => b.atMs - a.atMs);
  let bytes = 0;
  const firstEvicted = newestFirst.findIndex((entry, i) => {
    bytes += entry.bytes;
    return i >= limits.entries || bytes > limits.bytes;
  });
  return firstEvicted < 0 ? [] : newestFirst.slice(firstEvicted);
}
