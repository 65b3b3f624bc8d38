import type { Language } from "#contracts/languages.ts";
import type { Messages } from "#app/kits/words/words.tsx";

const copies = import.meta.glob<Messages>("../../sites/*/copy/*.json", { eager: true, import: "default" });

/** The words of a site in one language, compiled; null when the site has none of its own. */
export function siteWords(siteId: string, lang: Language): Messages | null {
  return copies[`../../sites/${siteId}/copy/${lang}.json`] ?? null;
}
