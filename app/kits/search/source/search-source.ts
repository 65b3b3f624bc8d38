import fillers from "#content/search/fillers.json" with { type: "json" };
import thesaurus from "#content/search/synonyms.json" with { type: "json" };
import * as v from "valibot";
import { fillersSchema, thesaurusSchema } from "#contracts/search.ts";
import { foldedText } from "../fold.ts";
import { documentKinds, type SearchDocument, type SearchSource, type SiteDocuments } from "../search-document.ts";
import type { Language } from "#contracts/languages.ts";
import type { MasterData } from "#contracts/master-data.ts";

/** Rises when the shape of a source changes, so that no phone reads an old one as a new one. */
const sourceFormat = 2;

/** Where the build lays the source of a language: a name of its content, so that a phone keeps it for good. */
export const builtSourcePath = (version: string, lang: Language): string =>
  `/build/search-${lang}-${version}-${sourceFormat}.json`;

/** Everything one language's search needs. The same content gives the same source, on every machine. */
export function createSearchSource(master: MasterData, lang: Language, sites: readonly SiteDocuments[]): SearchSource {
  const documents = sites
    .flatMap((documentsOf) => documentsOf(master, lang))
    .toSorted((one, other) => documentKinds.indexOf(one.kind) - documentKinds.indexOf(other.kind));
  const isJapanese = lang === "ja";
  return {
    ...{ version: `${master.version}-${sourceFormat}`, lang, documents },
    thesaurus: isJapanese ? v.parse(thesaurusSchema, thesaurus) : [],
    fillers: isJapanese ? v.parse(fillersSchema, fillers) : [],
    words: isJapanese ? collectWords(documents) : [],
  };
}

/**
 * The words of titles, asks, keywords and steps, as the segmenter of this build cuts them. They travel with the index,
 * so that phone and server part a query alike, whatever their own dictionaries say.
 */
function collectWords(documents: readonly SearchDocument[]): string[] {
  const segmenter = new Intl.Segmenter("ja", { granularity: "word" });
  const words = new Set<string>();
  for (const { title, asks, keywords, body } of documents) {
    for (const text of [title, ...asks, ...keywords, ...body]) {
      for (const { segment, isWordLike } of segmenter.segment(text)) {
        const folded = foldedText(segment);
        // Pieces of hiragana alone are mostly endings, cut off badly; a particle in front was left on by mistake.
        if (!isWordLike || /^[ぁ-んー\d]+$|^[がをにのはでとも]\p{Script=Han}/u.test(segment)) continue;
        if (folded.length > 1 || /\p{Script=Han}/u.test(folded)) words.add(folded);
      }
    }
  }
  return [...words].toSorted();
}
