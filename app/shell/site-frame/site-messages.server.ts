import type { Language } from "#contracts/languages.ts";
import type { CompiledMessages } from "#app/kits/i18n/messages.tsx";

const copies = import.meta.glob<CompiledMessages>("../../sites/*/copy/*.json", { eager: true, import: "default" });

/** The words of a site in one language, compiled; null when the site has none of its own. */
export function getSiteMessages(siteId: string, lang: Language): CompiledMessages | null {
  return copies[`../../sites/${siteId}/copy/${lang}.json`] ?? null;
}
