import { makeIndex, type SearchIndex } from "../make-index.ts";
import type { Language } from "#contracts/languages.ts";
import type { MasterData } from "#contracts/master-data.ts";
import { makeSearchSource } from "./search-source.ts";

// A memo, not a state: the same version of the content always gives the same index, and making one costs 100 ms.
const kept = new Map<string, SearchIndex>();
const mostKept = 4;

/** The index of a language over this master data. */
export function searchIndexOf(master: MasterData, lang: Language): SearchIndex {
  const key = `${lang} ${master.version}`;
  const known = kept.get(key);
  if (known) return known;
  const index = makeIndex(makeSearchSource(master, lang));
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, index);
  return index;
}
