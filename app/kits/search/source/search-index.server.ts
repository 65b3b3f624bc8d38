import { createIndex, type SearchIndex } from "../create-index.ts";
import type { Language } from "#contracts/languages.ts";
import type { MasterData } from "#contracts/master-data.ts";
import type { SiteDocuments } from "../search-document.ts";
import { createSearchSource } from "./search-source.ts";
import { siteDocuments } from "./site-documents.server.ts";

// A memo, not a state: the same version of the content always gives the same index, and making one costs 100 ms.
const cache = new Map<string, SearchIndex>();
/** All six languages, of this content and of one before it. */
const maxCached = 12;

/**
 * The index of a language over this master data.
 * @param withProducts false where the shelf holds a brand's own: what the house's content sells cannot be had there
 */
export function getSearchIndex(master: MasterData, lang: Language, withProducts = true): SearchIndex {
  const version = withProducts ? master.version : `${master.version}-feed`;
  const key = `${lang} ${version}`;
  const known = cache.get(key);
  if (known) return known;
  const index = createIndex(createSearchSource({ ...master, version }, lang, withProducts ? siteDocuments : unsold));
  if (cache.size >= maxCached) cache.clear();
  cache.set(key, index);
  return index;
}

const unsold: readonly SiteDocuments[] = siteDocuments.map(
  (documentsOf) => (master, lang) => documentsOf(master, lang).filter(({ kind }) => kind !== "product"),
);
