import { type Language, languages } from "#contracts/languages.ts";
import type { CardOf, ShareCard } from "#server/modules/ogp/share-card.ts";
import { textIn } from "#contracts/localized-text.ts";
import { doors } from "./doors.server.ts";

const own = import.meta.glob<CardOf>("../../sites/*/ogp.server.ts", { eager: true, import: "shareCard" });
const grounds = import.meta.glob<string>("../../kits/ui/pictures/share-ground-*.json", { eager: true, import: "file" });

/** The share picture of a site as such, in one of its languages: `door-ja`. */
export const doorCardId = (lang: Language): string => `door-${lang}`;

/** The share pictures of every site: that of its door, and those of the ids it knows itself. */
export const siteCards: Readonly<Record<string, CardOf>> = Object.fromEntries(
  doors.map(({ id }) => [
    id,
    (cardId, source) => doorCard(id, cardId) ?? own[`../../sites/${id}/ogp.server.ts`]?.(cardId, source) ?? null,
  ]),
);

/** The ground of a site's share pictures below public/assets/v: its own, or that of its floor. */
export function groundOf(site: string): string {
  const zone = doors.find(({ id }) => id === site)?.zone ?? 1;
  const ground = [site, zone].map((name) => grounds[`../../kits/ui/pictures/share-ground-${name}.json`]).find(Boolean);
  if (!ground) throw new Error(`there is no ground for the share pictures of ${site}`);
  return ground;
}

function doorCard(site: string, cardId: string): ShareCard | null {
  const door = doors.find(({ id }) => id === site);
  const lang = languages.find((tag) => doorCardId(tag) === cardId);
  if (!door || !lang) return null;
  return { lang, kicker: textIn(door.verb, lang), title: textIn(door.name, lang), line: textIn(door.promise, lang) };
}
