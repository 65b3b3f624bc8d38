import { type Language, languages } from "#contracts/languages.ts";

/** The hub's language nearest to what a browser prefers; Japanese when it names none of the six. */
export function parsePreferredLanguage(acceptLanguage: string | undefined): Language {
  for (const range of (acceptLanguage ?? "").slice(0, 200).split(",")) {
    const tag = range.split(";")[0]?.trim().toLowerCase() ?? "";
    const same = languages.find((language) => language.toLowerCase() === tag);
    if (same) return same;
    // zh-Hant-HK, zh-Hant, zh: traditional characters of Taiwan unless Hong Kong is named.
    if (tag === "zh" || tag.startsWith("zh-")) return tag.endsWith("-hk") || tag.endsWith("-mo") ? "zh-HK" : "zh-TW";
    const related = languages.find((language) => tag.startsWith(`${language}-`));
    if (related) return related;
  }
  return "ja";
}
