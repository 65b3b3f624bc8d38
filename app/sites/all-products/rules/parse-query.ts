import { parseFactsLanguage } from "./facts-language.ts";
import { facetIds } from "./facet-ids.ts";
import { facetOptions } from "./facets.ts";
import { sliderRanges, type CatalogueQuery, sorts, traySize, views, type WantedColour } from "./catalogue-query.ts";

/** A text is cut to what a field takes. */
const longestText = 80;

/** Whether an address has fields that say nothing, as a form without scripts sends them. `compare` is open without a shade. */
export const hasEmptyFields = (params: URLSearchParams): boolean =>
  [...params].some(([name, value]) => value === "" && name !== "compare");

/** What an address asks for, and whether something in it means nothing here: that is left out, and can be said. */
export function parseQuery(params: URLSearchParams): { query: CatalogueQuery; hasUnknown: boolean } {
  let hasUnknown = false;
  const known = <V extends string>(name: string, options: readonly V[]): V[] => {
    const given = listOf(params, name);
    const found = given.filter((value): value is V => (options as readonly string[]).includes(value));
    if (found.length < given.length) hasUnknown = true;
    return found;
  };
  const chosen = facetIds.map((id) => [id, known(id, facetOptions[id]).toSorted()] as const);
  const wanted = parseWantedColour(params);
  const lang = parseFactsLanguage(params.get("lang"));
  const query: CatalogueQuery = {
    chosen: Object.fromEntries(chosen) as Record<(typeof facetIds)[number], string[]>,
    wanted: wanted === "unknown" ? null : wanted,
    q: params.get("q")?.trim().slice(0, longestText) || null,
    sort: known("sort", sorts)[0] ?? "shelf",
    view: known("view", views)[0] ?? "grid",
    compare: params.has("compare") ? listOf(params, "compare").slice(0, traySize) : null,
    p: params.get("p") || null,
    lang: lang === "unknown" ? null : lang,
    page: Math.max(1, Number(/^\d{1,5}$/.exec(params.get("page") ?? "")?.[0] ?? 1)),
  };
  return { query, hasUnknown: hasUnknown || wanted === "unknown" || lang === "unknown" };
}

/** A form sends a name once for each value, a link joins them. */
function listOf(params: URLSearchParams, name: string): string[] {
  const values = params.getAll(name).flatMap((value) => value.split(","));
  return [...new Set(values.filter(Boolean))];
}

function parseWantedColour(params: URLSearchParams): WantedColour | null | "unknown" {
  const names = ["l", "c", "h"] as const;
  if (names.every((name) => !params.has(name))) return null;
  const parseNumber = ([from, to]: readonly [number, number], value: string | null): number | null =>
    value !== null && /^\d{1,3}$/.test(value) && Number(value) >= from && Number(value) <= to ? Number(value) : null;
  const [l, c, h] = names.map((name) => parseNumber(sliderRanges[name], params.get(name)));
  return typeof l === "number" && typeof c === "number" && typeof h === "number" ? { l, c, h } : "unknown";
}
