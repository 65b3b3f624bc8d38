"use no memo"; // Compiled it would only be heavier.
import { useState } from "react";

/** A page of a list, and where the following one begins; null after the last. */
export interface Page<Item> {
  items: readonly Item[];
  next: string | null;
}

/**
 * The pages of a list that came one after the other; an item that moved meanwhile is shown once. `loadMore` does nothing
 * while a page is under way, and after the last.
 */
export function usePages<Item>(
  first: Page<Item>,
  keyOf: (item: Item) => unknown,
  fetchPage: (after: string) => Promise<Page<Item>>,
) {
  const [more, setMore] = useState<readonly Page<Item>[]>([]);
  const [state, setState] = useState<"rest" | "loading" | "failed">("rest");
  const { next } = more.at(-1) ?? first;

  async function loadMore(): Promise<void> {
    if (next === null || state === "loading") return;
    setState("loading");
    try {
      const page = await fetchPage(next);
      setMore((before) => [...before, page]);
      setState("rest");
    } catch {
      setState("failed");
    }
  }

  const byKey = new Map<unknown, Item>();
  for (const item of [first, ...more].flatMap(({ items }) => items))
    if (!byKey.has(keyOf(item))) byKey.set(keyOf(item), item);
  return { items: [...byKey.values()], next, state, loadMore };
}
