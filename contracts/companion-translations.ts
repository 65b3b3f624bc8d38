import * as v from "valibot";
import type { companionSites } from "./companion.ts";
import type { Language } from "./languages.ts";
import { monsterIdSchema } from "./monster.ts";

type CompanionSite = (typeof companionSites)[number];

/** The sites with pages in other languages: there it has a line in each of them. */
export const translatedCompanionSites = {
  en: ["scan", "testerplay", "mcm", "faq"],
  "zh-TW": ["scan", "testerplay", "yoku", "faq"],
  "zh-HK": ["testerplay", "faq"],
  ko: ["scan", "faq"],
  th: ["testerplay", "faq"],
} as const satisfies Record<Exclude<Language, "ja">, readonly CompanionSite[]>;
export type CompanionLanguage = keyof typeof translatedCompanionSites;

/** The longest line in each language that a phone of 320 px shows in two. */
const maxLineLengths = { en: 50, "zh-TW": 22, "zh-HK": 22, ko: 27, th: 43 };

function translationSchema<const Lang extends CompanionLanguage>(lang: Lang) {
  const line = v.pipe(v.string(), v.minLength(4), v.maxLength(maxLineLengths[lang]));
  const sites: readonly (typeof translatedCompanionSites)[Lang][number][] = translatedCompanionSites[lang];
  const lines = v.strictObject(v.entriesFromList(sites, line));
  return v.strictObject({ lang: v.literal(lang), monsterId: monsterIdSchema, lines });
}

/** What a monster says in another language than Japanese: rewritten by ear, in its own voice. Letters and polls stay Japanese. */
export const companionTranslationSchema = v.variant("lang", [
  translationSchema("en"),
  translationSchema("zh-TW"),
  translationSchema("zh-HK"),
  translationSchema("ko"),
  translationSchema("th"),
]);
export type CompanionTranslation = v.InferOutput<typeof companionTranslationSchema>;
