import { search } from "#app/kits/search/search.ts";
import { getSearchIndex } from "#app/kits/search/source/search-index.server.ts";
import { catalogueOf } from "#server/modules/products/catalogue.ts";
import { withFeed } from "./with-feed.server.ts";
import type { PageContext } from "#app/kits/page/page-context.server.ts";
import { type ForeignLanguage, searchWords } from "./languages.server.ts";

const maxQueryLength = 80;
const maxShown = 24;

/** `/tips?lang=&q=`: the search in another language, answered by the server alone. */
export function loadLanguageSearch({ master, platform }: PageContext, lang: ForeignLanguage, params: URLSearchParams) {
  const query = (params.get("q") ?? "").trim().slice(0, maxQueryLength);
  const catalogue = catalogueOf(platform.settings, master);
  const index = getSearchIndex(master, lang, !catalogue.isFeed);
  const findings = query === "" ? null : withFeed(catalogue, search(index, query, { limit: maxShown }));
  return { view: "language" as const, lang, words: searchWords[lang], query, findings };
}

/** True for a language of the zone that is not Japanese. */
export const isForeignLanguage = (lang: string | null): lang is ForeignLanguage =>
  lang !== null && Object.hasOwn(searchWords, lang);

export type LanguageSearchData = ReturnType<typeof loadLanguageSearch>;
