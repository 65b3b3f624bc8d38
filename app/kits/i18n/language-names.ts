import type { Language } from "#contracts/languages.ts";

/** Each language by the name its readers give it, for the language bar. */
export const languageNames: Record<Language, string> = {
  ja: "日本語",
  en: "English",
  "zh-TW": "繁體中文（台灣）",
  "zh-HK": "繁體中文（香港）",
  ko: "한국어",
  th: "ไทย",
};

/**
 * The language of the zone that fits a browser's wishes best (`navigator.languages`, most wanted first); null when
 * it wishes for none of the six. Chinese without a region, or of Singapore and China, reads the Taiwan pages.
 */
export function preferredLanguage(requested: readonly string[]): Language | null {
  for (const tagName of requested) {
    const tag = tagName.toLowerCase();
    if (/^zh-(.*-)?(hk|mo)\b/.test(tag)) return "zh-HK";
    if (/^zh\b/.test(tag)) return "zh-TW";
    const found = (["ja", "en", "ko", "th"] as const).find((lang) => tag === lang || tag.startsWith(`${lang}-`));
    if (found) return found;
  }
  return null;
}
