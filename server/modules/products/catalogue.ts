import type { Product } from "#contracts/product.ts";
import type { Settings } from "../../platform/settings.ts";
import { readProductFeed } from "./product-feed.ts";

/** What is on the shelf, found by id and by JAN without walking along it. */
export interface Catalogue {
  readonly products: readonly Product[];
  /** True for a brand's own feed: the house's other content knows nothing of these products. */
  readonly isFeed: boolean;
  byId(id: string): Product | null;
  byJan(jan: string): Product | null;
  /** Products with these ids, in their order; ids nobody knows are left out. */
  pick(ids: readonly string[]): Product[];
}

const catalogues = new WeakMap<readonly Product[], Catalogue>();

/** The products one can look up and want: those of PRODUCTS_DIR, else those of the content. */
export function catalogueOf(
  settings: Pick<Settings, "productsDir">,
  master: { products: readonly Product[] },
): Catalogue {
  const feed = readProductFeed(settings);
  const products = feed ?? master.products;
  const known = catalogues.get(products);
  if (known) return known;
  const catalogue = createCatalogue(products, feed !== null);
  catalogues.set(products, catalogue);
  return catalogue;
}

/** Puts a list of products in order for look-ups; `catalogueOf` remembers it. */
export function createCatalogue(products: readonly Product[], isFeed: boolean): Catalogue {
  const ids = new Map(products.map((product) => [product.id, product]));
  const jans = new Map(products.map((product) => [product.jan, product]));
  return {
    products,
    isFeed,
    byId: (id) => ids.get(id) ?? null,
    byJan: (jan) => jans.get(jan) ?? null,
    pick: (wanted) => [...new Set(wanted)].flatMap((id) => ids.get(id) ?? []),
  };
}
