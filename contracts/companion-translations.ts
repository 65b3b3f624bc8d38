import * as v from "valibot";
import { companionSiteSchema } from "./companion.ts";
import type { Language } from "./languages.ts";
import { monsterIdSchema } from "./monster.ts";

/** The longest line in each language that a phone of 320 px shows in two. */
const maxLineLengths = { en: 50, "zh-TW": 22, "zh-HK": 22, ko: 27, th: 43 } as const satisfies Record<
  Exclude<Language, "ja">,
  number
>;
export type CompanionLanguage = keyof typeof maxLineLengths;

/** The languages besides Japanese in which it speaks: in each site that has pages in them. */
export const companionLanguages = Object.keys(maxLineLengths) as CompanionLanguage[];

/** One line in a language besides Japanese. */
export const translatedLineSchema = (lang: CompanionLanguage) =>
  v.pipe(v.string(), v.minLength(4), v.maxLength(maxLineLengths[lang]));

function translationSchema<const Lang extends CompanionLanguage>(lang: Lang) {
  const lines = v.record(companionSiteSchema, translatedLineSchema(lang));
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
