/** A kept entry: where it lies, when it was kept, what it weighs. */
export interface Kept {
  url: string;
  atMs: number;
  bytes: number;
}

export interface Bounds {
  entries: number;
  bytes: number;
}

/** How much is kept of what was opened. */
export const pageBounds: Bounds = { entries: 60, bytes: 10_000_000 };
export const dataBounds: Bounds = { entries: 60, bytes: 5_000_000 };
export const fileBounds: Bounds = { entries: 1_200, bytes: 44_000_000 };

/** One thing heavier than this is not worth the place of all others. */
export const heaviestBytes = 5_000_000;

/** The entries that must leave so that the rest is within the bounds: the oldest first. */
export function leaving(kept: readonly Kept[], bounds: Bounds): Kept[] {
  const newestFirst = kept.toSorted((a, b) => b.atMs - a.atMs);
  let bytes = 0;
  const firstOut = newestFirst.findIndex((entry, i) => {
    bytes += entry.bytes;
    return i >= bounds.entries || bytes > bounds.bytes;
  });
  return firstOut < 0 ? [] : newestFirst.slice(firstOut);
}
