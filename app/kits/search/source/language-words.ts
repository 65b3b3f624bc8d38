import en from "#content/search/en.json" with { type: "json" };
import fillers from "#content/search/fillers.json" with { type: "json" };
import ko from "#content/search/ko.json" with { type: "json" };
import thesaurus from "#content/search/synonyms.json" with { type: "json" };
import th from "#content/search/th.json" with { type: "json" };
import hongKong from "#content/search/zh-HK.json" with { type: "json" };
import taiwan from "#content/search/zh-TW.json" with { type: "json" };
import * as v from "valibot";
import { fillersSchema, foreignWordsSchema, thesaurusSchema } from "#contracts/search.ts";
import type { Language } from "#contracts/languages.ts";
import type { SearchSource } from "../search-document.ts";

const foreign: Record<Exclude<Language, "ja">, unknown> = { en, "zh-TW": taiwan, "zh-HK": hongKong, ko, th };

/** What editors say of the words of a language: which mean the same, and which only ask. */
export function languageWords(lang: Language): Pick<SearchSource, "thesaurus" | "fillers"> {
  if (lang === "ja")
    return { thesaurus: v.parse(thesaurusSchema, thesaurus), fillers: v.parse(fillersSchema, fillers) };
  const { synonyms, fillers: asking } = v.parse(foreignWordsSchema, foreign[lang]);
  return { thesaurus: synonyms, fillers: asking };
}
