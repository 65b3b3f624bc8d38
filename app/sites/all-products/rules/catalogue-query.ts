import type { Language } from "#contracts/languages.ts";
import { type Chosen, facetIds, type FacetId } from "./facet-ids.ts";

export const sorts = ["shelf", "new", "price", "price-desc", "name", "hue"] as const;
export type Sort = (typeof sorts)[number];

export const views = ["grid", "list", "wheel"] as const;
export type View = (typeof views)[number];

/** A colour asked for with the three sliders: lightness in %, chroma in hundredths, hue in degrees. */
export interface WantedColour {
  l: number;
  c: number;
  h: number;
}

/** What the sliders reach; a whole step each. */
export const sliderRanges = { l: [20, 96], c: [0, 30], h: [0, 359] } as const;

/** Everything the address says. */
export interface CatalogueQuery {
  /** What was typed into the search of the catalogue. */
  q: string | null;
  chosen: Chosen;
  wanted: WantedColour | null;
  sort: Sort;
  view: View;
  /** Ids in the tray, at most four; null while nobody compares. */
  compare: readonly string[] | null;
  /** The product whose sheet is open. */
  p: string | null;
  /** In which language its facts are told; null for that of the page. */
  lang: Language | null;
  /** From 1; only a large catalogue has more than one. */
  page?: number | undefined;
}

/** How many shades are compared at once. */
export const traySize = 4;

/** The address of a query, its parameters in a fixed order; what is as it is by itself is left out. */
export function catalogueAddress(query: CatalogueQuery): string {
  // Commas may stand in a query as they are, and are easier to read there.
  const search = searchPairs(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll("%2C", ",")}`)
    .join("&");
  return search ? `/all-products?${search}` : "/all-products";
}

/** The same as names and values, for the hidden fields of a form. */
export function searchPairs({
  q,
  chosen,
  wanted,
  sort,
  view,
  compare,
  p,
  lang,
  page = 1,
}: CatalogueQuery): [name: string, value: string][] {
  const all: [string, string | null][] = [
    ["q", q || null],
    ...facetIds.map((id): [string, string | null] => [id, chosen[id].join(",") || null]),
    ["l", wanted && `${wanted.l}`],
    ["c", wanted && `${wanted.c}`],
    ["h", wanted && `${wanted.h}`],
    ["sort", sort === "shelf" ? null : sort],
    ["view", view === "grid" ? null : view],
    ["compare", compare && compare.join(",")],
    ["page", page > 1 ? String(page) : null],
    ["p", p],
    ["lang", p && lang],
  ];
  return all.filter((pair): pair is [string, string] => pair[1] !== null);
}

/** The query with one value of a facet turned on or off. */
export function toggleFacet(query: CatalogueQuery, id: FacetId, value: string): CatalogueQuery {
  const before = query.chosen[id];
  const after = before.includes(value) ? before.filter((other) => other !== value) : [...before, value].toSorted();
  return { ...query, page: 1, chosen: { ...query.chosen, [id]: after } };
}

/** The same on an address that is still on its way: a second tap adds to the first, it does not undo it. */
export function toggleFacetInSearch(search: string, id: FacetId, value: string): string {
  const params = new URLSearchParams(search);
  const before = (params.get(id) ?? "").split(",").filter(Boolean);
  const after = before.includes(value) ? before.filter((other) => other !== value) : [...before, value].toSorted();
  if (after.length > 0) params.set(id, after.join(","));
  else params.delete(id);
  params.delete("page");
  return `?${params}`;
}

/** The query without any condition or word; order, view and tray stay. */
export function clearFacets(query: CatalogueQuery): CatalogueQuery {
  const chosen = Object.fromEntries(facetIds.map((id) => [id, []])) as unknown as Chosen;
  return { ...query, page: 1, q: null, chosen, wanted: null };
}

/** The tray with a product put in or taken out; null when it is full. */
export function toggleInTray(compare: readonly string[], id: string): string[] | null {
  if (compare.includes(id)) return compare.filter((other) => other !== id);
  return compare.length < traySize ? [...compare, id] : null;
}
