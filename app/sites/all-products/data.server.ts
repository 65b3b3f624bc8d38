import type { LoaderFunctionArgs } from "react-router";
import { type Product, productLines } from "#contracts/product.ts";
import { shadeDifference } from "#app/kits/basics/shade-kinship.ts";
import { hexToOklch, oklchToHex } from "#app/kits/basics/oklch.ts";
import { shelfItemOf } from "#app/kits/shelf/product-pictures.server.ts";
import { pageContext, type PageContext } from "#app/shell/page-context.server.ts";
import { compareShades } from "./compare.server.ts";
import { facetIds } from "./rules/facet-ids.ts";
import { countFacets, facetOptions, narrowed, type Placed } from "./rules/facets.ts";
import { readQuery } from "./rules/read-query.ts";
import { inOrder, nearest } from "./rules/shelf-order.ts";
import { shelfAddress, type ShelfQuery, toggled, type Wanted } from "./rules/shelf-query.ts";
import { wheelDots } from "./rules/wheel.ts";
import { loadSheet } from "./sheet.server.ts";

/** How many shades are shown for a colour that was asked for. */
const nearestCount = 24;

/** What on the page has to be explained: an unknown condition, an unknown product, data that could not be renewed. */
export type ShelfNotice = "condition" | "product" | "stale";

/** The whole shelf as the address asks for it. What means nothing here is left out, and said. */
export async function loadShelf({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { query: asked, hasUnknown } = readQuery(new URL(request.url).searchParams);
  const placed = onTheShelf(page.master.products).map(placedOf);
  const product = page.master.products.find(({ id }) => id === asked.p) ?? null;
  const compare =
    asked.compare && asked.compare.filter((id) => placed.some((one) => one.product.id === id && one.colour));
  const query: ShelfQuery = { ...asked, compare, p: product?.id ?? null };
  const shown = select(placed, query);

  const notices: ShelfNotice[] = [
    ...(hasUnknown || (asked.compare?.length ?? 0) > (compare?.length ?? 0) ? (["condition"] as const) : []),
    ...(asked.p && !product ? (["product"] as const) : []),
    ...(isStale(page) ? (["stale"] as const) : []),
  ];
  return {
    query,
    notices,
    total: placed.length,
    items: shown.map((one) => shelfItemOf(one.product)),
    dots: query.view === "wheel" ? dotsOf(shown) : null,
    facets: facetsOf(placed, query),
    comparison: compare ? compareShades(page.master.products, compare) : null,
    sheet: product ? await loadSheet(product, page) : null,
  };
}

/** What a screen of the shelf is drawn from. */
export type Shelf = Awaited<ReturnType<typeof loadShelf>>;

/** Lips stand in front: line by line in the order of the contract, by number within. */
function onTheShelf(products: readonly Product[]): Product[] {
  return products.toSorted((a, b) => productLines.indexOf(a.line) - productLines.indexOf(b.line));
}

function placedOf(product: Product): Placed {
  return { product, colour: product.shade ? hexToOklch(product.shade.hex) : null };
}

function select(placed: readonly Placed[], query: ShelfQuery): Placed[] {
  const fitting = narrowed(placed, query.chosen);
  if (!query.wanted) return inOrder(fitting, query.sort);
  const hex = wantedHex(query.wanted);
  return nearest(fitting, ({ product }) => shadeDifference(hex, product.shade?.hex ?? hex), nearestCount);
}

const wantedHex = ({ l, c, h }: Wanted): string => oklchToHex({ l: l / 100, c: c / 100, h });

function dotsOf(shown: readonly Placed[]) {
  return wheelDots(shown.flatMap(({ product, colour }) => (colour ? { id: product.id, colour } : [])));
}

/** The facets with their counts; each value knows the address with it turned on or off. */
function facetsOf(placed: readonly Placed[], query: ShelfQuery) {
  const counts = countFacets(placed, query.chosen);
  return facetIds.map((id) => ({
    id,
    options: facetOptions[id].map((value) => ({
      value,
      count: counts[id][value] ?? 0,
      isChosen: query.chosen[id].includes(value),
      to: shelfAddress(toggled({ ...query, p: null }, id, value)),
    })),
  }));
}

/** True when the asset host could not be read lately and the page stands on the last good copy. */
function isStale(page: PageContext): boolean {
  return page.masterState === "stale";
}
