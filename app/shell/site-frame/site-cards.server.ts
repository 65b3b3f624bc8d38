import { type Language, languages } from "#contracts/languages.ts";
import type { CardOf, ShareCard } from "#server/modules/share-images/share-card.ts";
import { textIn } from "#contracts/localized-text.ts";
import { sites } from "./site-registry.server.ts";

const shareCards = import.meta.glob<CardOf>("../../sites/*/share-image.server.ts", {
  eager: true,
  import: "shareCard",
});
const backgrounds = import.meta.glob<string>("../../kits/ui/pictures/share-ground-*.json", {
  eager: true,
  import: "file",
});

/** The share picture of a site as such, in one of its languages: `door-ja`. */
export const siteCardId = (lang: Language): string => `door-${lang}`;

/** The share pictures of every site: that of its manifest, and those of the ids it knows itself. */
export const siteCards: Readonly<Record<string, CardOf>> = Object.fromEntries(
  sites.map(({ id }) => [
    id,
    (cardId, source) =>
      createSiteCard(id, cardId) ?? shareCards[`../../sites/${id}/share-image.server.ts`]?.(cardId, source) ?? null,
  ]),
);

/** The background of a site's share pictures below public/assets/v: its own, or that of its zone. */
export function shareBackgroundOf(site: string): string {
  const zone = sites.find(({ id }) => id === site)?.zone ?? 1;
  const background = [site, zone]
    .map((name) => backgrounds[`../../kits/ui/pictures/share-ground-${name}.json`])
    .find(Boolean);
  if (!background) throw new Error(`there is no ground for the share pictures of ${site}`);
  return background;
}

function createSiteCard(site: string, cardId: string): ShareCard | null {
  const manifest = sites.find(({ id }) => id === site);
  const lang = languages.find((tag) => siteCardId(tag) === cardId);
  if (!manifest || !lang) return null;
  return {
    lang,
    kicker: textIn(manifest.verb, lang),
    title: textIn(manifest.name, lang),
    line: textIn(manifest.promise, lang),
  };
}
