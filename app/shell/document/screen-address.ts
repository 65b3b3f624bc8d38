import type { UIMatch } from "react-router";
import { type Language, languages } from "#contracts/languages.ts";

export interface ScreenAddress {
  siteId: string | null;
  lang: Language;
  /** The zone of the site; null outside of all sites. */
  zone: number | null;
}

/**
 * Which screen is shown, read from the ids of the matched routes (`<zone>/<site>`, `<address>` or `<address>:<lang>`):
 * they are known even when a loader failed or a site is closed.
 */
export function screenAddress(matches: readonly Pick<UIMatch, "id">[]): ScreenAddress {
  const siteMatch = matches.map(({ id }) => id.match(/^(\d)\/(.+)$/)).find(Boolean);
  const screenId = matches.at(-1)?.id ?? "";
  const tag = screenId.split(":").at(-1);
  // The zones themselves are screens of one site: each is its own zone.
  const zoneDigit = screenId.match(/^zone(\d)$/)?.[1] ?? siteMatch?.[1];
  return {
    siteId: siteMatch?.[2] ?? null,
    zone: zoneDigit ? Number(zoneDigit) : null,
    lang: languages.find((lang) => lang === tag) ?? "ja",
  };
}
