import { type Language, languages } from "#contracts/languages.ts";

/** The language of an address's `lang`; null where none is asked for, "unknown" for one the zone does not speak. */
export function parseFactsLanguage(value: string | null): Language | null | "unknown" {
  if (value === null || value === "" || value === "ja") return null;
  return (languages as readonly string[]).includes(value) ? (value as Language) : "unknown";
}

/** Facts are written in Japanese and English; whoever reads another language is given the English ones. */
export const textLanguage = (lang: Language): "ja" | "en" => (lang === "ja" ? "ja" : "en");
