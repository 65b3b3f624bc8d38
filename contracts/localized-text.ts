import * as v from "valibot";
import { type Language, languages } from "./languages.ts";

export const languageSchema = v.picklist(languages);

/** A text in Japanese and in any of the other languages it was written in. */
export const localizedTextSchema = v.object({
  ja: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  en: v.optional(v.pipe(v.string(), v.nonEmpty())),
  "zh-TW": v.optional(v.pipe(v.string(), v.nonEmpty())),
  "zh-HK": v.optional(v.pipe(v.string(), v.nonEmpty())),
  ko: v.optional(v.pipe(v.string(), v.nonEmpty())),
  th: v.optional(v.pipe(v.string(), v.nonEmpty())),
});

export type LocalizedText = v.InferOutput<typeof localizedTextSchema>;

/** The text in the asked language, else in Japanese. */
export function textIn(text: LocalizedText, lang: Language): string {
  return text[lang] ?? text.ja;
}
