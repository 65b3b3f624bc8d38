import type { LoaderFunctionArgs } from "react-router";
import { type Product, productLines } from "#contracts/product.ts";
import { shadeDifference } from "#app/kits/basics/shade-similarity.ts";
import { hexToOklch, oklchToHex } from "#app/kits/basics/oklch.ts";
import { productListItemOf } from "#app/kits/product/product-pictures.server.ts";
import { pageContext, type PageContext } from "#app/kits/page/page-context.server.ts";
import { compareShades } from "./compare.server.ts";
import { facetIds } from "./rules/facet-ids.ts";
import { countFacets, facetOptions, filterEntries, type CatalogueEntry } from "./rules/facets.ts";
import { parseQuery } from "./rules/parse-query.ts";
import { sortEntries, findNearest } from "./rules/catalogue-order.ts";
import { catalogueAddress, type CatalogueQuery, toggleFacet, type WantedColour } from "./rules/catalogue-query.ts";
import { wheelDots } from "./rules/wheel.ts";
import { loadSheet } from "./sheet.server.ts";

/** How many shades are shown for a colour that was asked for. */
const nearestCount = 24;

/** What on the page has to be explained: an unknown condition, an unknown product, data that could not be renewed. */
export type CatalogueNotice = "condition" | "product" | "stale";

/** The whole catalogue as the address asks for it. What means nothing here is left out, and reported. */
export async function loadCatalogue({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { query: requested, hasUnknown } = parseQuery(new URL(request.url).searchParams);
  const entries = sortByLine(page.master.products).map(entryOf);
  const product = page.master.products.find(({ id }) => id === requested.p) ?? null;
  const compare =
    requested.compare && requested.compare.filter((id) => entries.some((one) => one.product.id === id && one.colour));
  const query: CatalogueQuery = { ...requested, compare, p: product?.id ?? null };
  const shown = selectEntries(entries, query);

  const notices: CatalogueNotice[] = [
    ...(hasUnknown || (requested.compare?.length ?? 0) > (compare?.length ?? 0) ? (["condition"] as const) : []),
    ...(requested.p && !product ? (["product"] as const) : []),
    ...(isStale(page) ? (["stale"] as const) : []),
  ];
  return {
    query,
    notices,
    total: entries.length,
    items: shown.map((one) => productListItemOf(one.product)),
    dots: query.view === "wheel" ? dotsOf(shown) : null,
    facets: facetsOf(entries, query),
    comparison: compare ? compareShades(page.master.products, compare) : null,
    sheet: product ? await loadSheet(product, page) : null,
  };
}

/** What a screen of the catalogue is drawn from. */
export type CatalogueData = Awaited<ReturnType<typeof loadCatalogue>>;

/** Lips stand in front: line by line in the order of the contract, by number within. */
function sortByLine(products: readonly Product[]): Product[] {
  return products.toSorted((a, b) => productLines.indexOf(a.line) - productLines.indexOf(b.line));
}

function entryOf(product: Product): CatalogueEntry {
  return { product, colour: product.shade ? hexToOklch(product.shade.hex) : null };
}

function selectEntries(entries: readonly CatalogueEntry[], query: CatalogueQuery): CatalogueEntry[] {
  const filtered = filterEntries(entries, query.chosen);
  if (!query.wanted) return sortEntries(filtered, query.sort);
  const hex = wantedHex(query.wanted);
  return findNearest(filtered, ({ product }) => shadeDifference(hex, product.shade?.hex ?? hex), nearestCount);
}

const wantedHex = ({ l, c, h }: WantedColour): string => oklchToHex({ l: l / 100, c: c / 100, h });

function dotsOf(shown: readonly CatalogueEntry[]) {
  return wheelDots(shown.flatMap(({ product, colour }) => (colour ? { id: product.id, colour } : [])));
}

/** The facets with their counts; each value knows the address with it turned on or off. */
function facetsOf(entries: readonly CatalogueEntry[], query: CatalogueQuery) {
  const counts = countFacets(entries, query.chosen);
  return facetIds.map((id) => ({
    id,
    options: facetOptions[id].map((value) => ({
      value,
      count: counts[id][value] ?? 0,
      isChosen: query.chosen[id].includes(value),
      to: catalogueAddress(toggleFacet({ ...query, p: null }, id, value)),
    })),
  }));
}

/** True when the asset host could not be read lately and the page stands on the last good copy. */
function isStale(page: PageContext): boolean {
  return page.masterState === "stale";
}
