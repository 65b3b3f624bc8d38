import { createIndexWithPauses, type SearchIndex } from "#app/kits/search/create-index.ts";
import type { SearchSource } from "#app/kits/search/search-document.ts";
import { type SearchResults, search, type SearchOptions } from "#app/kits/search/search.ts";

/** The search of this phone, once its index is there. */
export type LiveSearch = (query: string, options: SearchOptions) => SearchResults;

/** Fetches the source and makes the index, leaving the page awake. @throws when there is no network and no copy */
export async function openIndex(path: string, signal: AbortSignal): Promise<LiveSearch> {
  // What a live search may need to show; without a network nothing could be fetched any more.
  void Promise.allSettled([
    import("../parts/care-card.tsx"),
    import("../parts/no-results.tsx"),
    import("../parts/understood.tsx"),
    import("../parts/tip-page.tsx"),
  ]);
  const answer = await fetch(path, { signal });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  const index: SearchIndex = await createIndexWithPauses((await answer.json()) as SearchSource, yieldToMain);
  signal.throwIfAborted();
  return (query, options) => search(index, query, options);
}

const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
