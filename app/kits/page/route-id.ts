import type { Screen } from "#contracts/site.ts";

/**
 * The id of a screen's route: its address, and its language where that is not Japanese. Every page carries the list of routes, in
 * which a word said before weighs little.
 */
export const routeIdOf = ({ path, lang }: Pick<Screen, "path" | "lang">): string =>
  lang === "ja" ? path : `${path}:${lang}`;
