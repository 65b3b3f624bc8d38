import { makeIndexWithPauses, type SearchIndex } from "#app/kits/search/make-index.ts";
import type { SearchSource } from "#app/kits/search/search-document.ts";
import { type Findings, search, type SearchOptions } from "#app/kits/search/search.ts";

/** The search of this phone, once its index is there. */
export type LiveSearch = (query: string, options: SearchOptions) => Findings;

/** Fetches the source and makes the index, leaving the page awake. @throws when there is no network and no copy */
export async function openIndex(path: string, signal: AbortSignal): Promise<LiveSearch> {
  const answer = await fetch(path, { signal });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  const index: SearchIndex = await makeIndexWithPauses((await answer.json()) as SearchSource, breath);
  signal.throwIfAborted();
  return (query, options) => search(index, query, options);
}

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
