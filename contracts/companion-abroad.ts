import * as v from "valibot";
import type { companionSites } from "./companion.ts";
import type { Language } from "./languages.ts";
import { monsterIdSchema } from "./monster.ts";

type CompanionSite = (typeof companionSites)[number];

/** The sites with pages in other languages: there it has a line in each of them. */
export const companionSitesAbroad = {
  en: ["scan", "testerplay", "mcm", "faq"],
  "zh-TW": ["scan", "testerplay", "yoku", "faq"],
  "zh-HK": ["testerplay", "faq"],
  ko: ["scan", "faq"],
  th: ["testerplay", "faq"],
} as const satisfies Record<Exclude<Language, "ja">, readonly CompanionSite[]>;
export type CompanionLanguage = keyof typeof companionSitesAbroad;

/** The longest line in each language that a phone of 320 px shows in two. */
const longestAbroad = { en: 50, "zh-TW": 22, "zh-HK": 22, ko: 27, th: 43 };

function abroadSchema<const Lang extends CompanionLanguage>(lang: Lang) {
  const line = v.pipe(v.string(), v.minLength(4), v.maxLength(longestAbroad[lang]));
  const sites: readonly (typeof companionSitesAbroad)[Lang][number][] = companionSitesAbroad[lang];
  const lines = v.strictObject(v.entriesFromList(sites, line));
  return v.strictObject({ lang: v.literal(lang), monsterId: monsterIdSchema, lines });
}

/** What a monster says in another language than Japanese: rewritten by ear, in its own voice. Letters and ball stay Japanese. */
export const companionAbroadSchema = v.variant("lang", [
  abroadSchema("en"),
  abroadSchema("zh-TW"),
  abroadSchema("zh-HK"),
  abroadSchema("ko"),
  abroadSchema("th"),
]);
export type CompanionAbroad = v.InferOutput<typeof companionAbroadSchema>;
