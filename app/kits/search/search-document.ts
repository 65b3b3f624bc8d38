import type { Language } from "#contracts/languages.ts";
import type { MasterData } from "#contracts/master-data.ts";
import type { ProductPart } from "./criteria/criterion.ts";

/** What a document is. The order is that of equal rank. */
export const documentKinds = [
  "tip",
  "hack",
  "faq",
  "product",
  "look",
  "monster",
  "prophecy",
  "chapter",
  "ingredient",
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The facets of the search. A document that says nothing about one is not found by it. */
export const facetNames = ["part", "worry", "minutes", "type", "tool"] as const;
export type FacetName = (typeof facetNames)[number];
export type Facets = Partial<Record<FacetName, readonly string[]>>;

/** One thing that can be found. Texts are as the visitor sees them; the index folds them. */
export interface SearchDocument {
  /** Unique in the index: `tip-047`, `lip-01`, `camera-denied`. */
  id: string;
  kind: DocumentKind;
  title: string;
  /** How the title is read, in hiragana. */
  reading?: string;
  /** Where it stands: an address inside the zone. */
  href: string;
  /** The question it answers, in visitors' own words; one text each. */
  asks: readonly string[];
  /** Further words one may look for it with, not shown. */
  keywords: readonly string[];
  /** The rest of its text, one text for each sentence or step. The first stands under the title in a list. */
  body: readonly string[];
  facets: Facets;
  /** What the list draws beside it: a shade, a loop. Never searched. */
  mark?: string;
  /** What conditions are checked against (`criteria/`), where it is a product. */
  product?: ProductPart;
}

/** What a site's `search.server.ts` exports as `searchDocuments`: all of it that can be found in a language. */
export type SiteDocuments = (master: MasterData, lang: Language) => SearchDocument[];

/** Everything a search needs, as it travels: `/build/search/…` holds one as JSON. */
export interface SearchSource {
  /** Of the content it was made from. */
  version: string;
  lang: string;
  documents: readonly SearchDocument[];
  thesaurus: readonly SynonymGroup[];
  /** Words that ask without saying what for: 「どうすればいい」. They weigh next to nothing. */
  fillers: readonly string[];
  /** Words of the documents, by which a query without gaps is cut. */
  words: readonly string[];
}

/** Words that mean the same, and words that lie near. */
export interface SynonymGroup {
  terms: readonly string[];
  near?: readonly string[];
  /** These words ask for things of one kind: 「買いたい」 for products. */
  leads?: DocumentKind;
}
