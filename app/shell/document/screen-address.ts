import type { UIMatch } from "react-router";
import { type Language, languages } from "#contracts/languages.ts";

export interface ScreenAddress {
  siteId: string | null;
  lang: Language;
  /** The floor the site stands on; null outside of all doors. */
  zone: number | null;
}

/**
 * Which screen is shown, read from the ids of the matched routes (`door/<zone>/<site>`, `<site>/<screen>:<lang>`):
 * they are known even when a loader failed or a door is closed.
 */
export function screenAddress(matches: readonly Pick<UIMatch, "id">[]): ScreenAddress {
  const door = matches.map(({ id }) => id.match(/^door\/(\d)\/(.+)$/)).find(Boolean);
  const [screenId, tag] = (matches.at(-1)?.id ?? "").split(":");
  // The floors themselves are screens of one site: each is its own floor.
  const floor = screenId?.match(/^zones\/zone(\d)$/)?.[1] ?? door?.[1];
  return {
    siteId: door?.[2] ?? null,
    zone: floor ? Number(floor) : null,
    lang: languages.find((lang) => lang === tag) ?? "ja",
  };
}
