import { type LoaderFunctionArgs, redirect } from "react-router";
import { type Product, productLines } from "#contracts/product.ts";
import { type Catalogue, catalogueOf } from "#server/modules/products/catalogue.ts";
import { shadeDifference } from "#app/kits/basics/shade-similarity.ts";
import { hexToOklch, oklchToHex } from "#app/kits/basics/oklch.ts";
import { productListItemOf } from "#app/kits/product/product-pictures.server.ts";
import { pageContext, type PageContext } from "#app/kits/page/page-context.server.ts";
import { compareShades } from "./compare.server.ts";
import { facetIds } from "./rules/facet-ids.ts";
import { countFacets, facetOptions, filterEntries, type CatalogueEntry } from "./rules/facets.ts";
import { hasEmptyFields, parseQuery } from "./rules/parse-query.ts";
import { sortEntries, findNearest } from "./rules/catalogue-order.ts";
import { catalogueAddress, type CatalogueQuery, toggleFacet, type WantedColour } from "./rules/catalogue-query.ts";
import { wheelDots } from "./rules/wheel.ts";
import { shadeStylesPath } from "#app/kits/product/shade-styles.ts";
import { loadSheet } from "./sheet.server.ts";
import { searchCatalogue } from "./text-search.server.ts";

/** How many shades are shown for a colour that was asked for. */
const nearestCount = 24;
/** So many products stand on one page; more are handed out in parts. */
const wholeUpTo = 240;
const pageSize = 96;

/** What on the page has to be explained: an unknown condition, an unknown product, data that could not be renewed. */
export type CatalogueNotice = "condition" | "product" | "stale";

/** The whole catalogue as the address asks for it. What means nothing here is left out, and reported. */
export async function loadCatalogue({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const params = new URL(request.url).searchParams;
  const { query: requested, hasUnknown } = parseQuery(params);
  if (hasEmptyFields(params)) throw redirect(catalogueAddress(requested));
  const catalogue = catalogueOf(page.platform.settings, page.master);
  const all = entriesOf(catalogue);
  const entries = requested.q === null ? all : entriesNamed(all, searchCatalogue(catalogue, page.master, requested.q));
  const product = requested.p === null ? null : catalogue.byId(requested.p);
  const compare = requested.compare && requested.compare.filter((id) => catalogue.byId(id)?.shade);
  const selected = selectEntries(entries, { ...requested, compare });
  const pages = pagesOf(selected.length);
  const query: CatalogueQuery = {
    ...{ ...requested, compare, p: product?.id ?? null },
    page: Math.min(requested.page ?? 1, pages),
  };
  const shown = pages > 1 ? selected.slice(((query.page ?? 1) - 1) * pageSize, (query.page ?? 1) * pageSize) : selected;

  const notices: CatalogueNotice[] = [
    ...(hasUnknown || (requested.compare?.length ?? 0) > (compare?.length ?? 0) ? (["condition"] as const) : []),
    ...(requested.p && !product ? (["product"] as const) : []),
    ...(isStale(page) ? (["stale"] as const) : []),
  ];
  return {
    query,
    notices,
    total: all.length,
    /** How many fit the conditions, on all pages together. */
    count: selected.length,
    pages,
    shadeStyles: catalogue.isFeed ? shadeStylesPath(shown.map((one) => one.product)) : null,
    items: shown.map((one) => productListItemOf(one.product)),
    dots: query.view === "wheel" ? dotsOf(shown) : null,
    facets: facetsOf(entries, query),
    comparison: compare ? compareShades(compare, { catalogue, now: page.now }) : null,
    sheet: product ? await loadSheet(product, page, { catalogue, lang: query.lang ?? "ja" }) : null,
  };
}

/** What a screen of the catalogue is drawn from. */
export type CatalogueData = Awaited<ReturnType<typeof loadCatalogue>>;

/** Lips stand in front: line by line in the order of the contract, by number within. */
function sortByLine(products: readonly Product[]): Product[] {
  return products.toSorted((a, b) => productLines.indexOf(a.line) - productLines.indexOf(b.line));
}

const entryOf = (product: Product): CatalogueEntry => ({
  product,
  colour: product.shade ? hexToOklch(product.shade.hex) : null,
});

/** Those that were found, in the order in which they answer. */
function entriesNamed(entries: readonly CatalogueEntry[], ids: readonly string[]): CatalogueEntry[] {
  const byId = new Map(entries.map((one) => [one.product.id, one]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const entryLists = new WeakMap<Catalogue, readonly CatalogueEntry[]>();

/** The catalogue as the facets see it, put in order once. */
function entriesOf(catalogue: Catalogue): readonly CatalogueEntry[] {
  const entries = entryLists.get(catalogue) ?? sortByLine(catalogue.products).map(entryOf);
  entryLists.set(catalogue, entries);
  return entries;
}

/** A catalogue of a few hundred is one page; a larger one is handed out in parts. */
const pagesOf = (count: number): number => (count > wholeUpTo ? Math.ceil(count / pageSize) : 1);

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
      to: catalogueAddress(toggleFacet({ ...query, p: null, page: 1 }, id, value)),
    })),
  }));
}

/** True when the asset host could not be read lately and the page stands on the last good copy. */
function isStale(page: PageContext): boolean {
  return page.masterState === "stale";
}
