import { foldedText } from "../fold.ts";
import { documentKinds, type SearchDocument, type SearchSource, type SiteDocuments } from "../search-document.ts";
import type { Language } from "#contracts/languages.ts";
import type { MasterData } from "#contracts/master-data.ts";
import { languageWords } from "./language-words.ts";

/** Rises when the shape of a source changes, so that no phone reads an old one as a new one. */
const sourceFormat = 3;

/** Where the build lays the source of a language: a name of its content, so that a phone keeps it for good. */
export const builtSourcePath = (version: string, lang: Language): string =>
  `/build/search-${lang}-${version}-${sourceFormat}.json`;

/** Everything one language's search needs. The same content gives the same source, on every machine. */
export function createSearchSource(master: MasterData, lang: Language, sites: readonly SiteDocuments[]): SearchSource {
  const documents = sites
    .flatMap((documentsOf) => documentsOf(master, lang))
    .toSorted((one, other) => documentKinds.indexOf(one.kind) - documentKinds.indexOf(other.kind));
  return {
    ...{ version: `${master.version}-${sourceFormat}`, lang, documents },
    ...languageWords(lang),
    words: collectWords(documents, lang),
  };
}

/**
 * The words of titles, asks, keywords and steps, as the segmenter of this build cuts them. They travel with the index,
 * so that phone and server part a query alike, whatever their own dictionaries say.
 */
function collectWords(documents: readonly SearchDocument[], lang: Language): string[] {
  const segmenter = new Intl.Segmenter(lang, { granularity: "word" });
  const words = new Set<string>();
  for (const { kind, title, asks, keywords, body } of documents) {
    if (kind === "ingredient") {
      // A segmenter knows no chemistry: its pieces (レン, キシ) would be read in whatever else holds these letters.
      for (const name of [title, ...keywords]) if (!/\s/.test(name)) words.add(foldedText(name).trim());
      continue;
    }
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
