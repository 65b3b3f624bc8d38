import type { Ingredient } from "#contracts/ingredient.ts";
import type { Product } from "#contracts/product.ts";
import type { Catalogue } from "#server/modules/products/catalogue.ts";
import { catalogueSearchOf } from "#server/modules/products/catalogue-search.ts";
import { findProducts, indexProducts } from "../criteria/find-products.ts";
import type { IndexedProduct } from "../criteria/product-fit.ts";
import { productPart } from "../criteria/product-part.ts";
import { readCriteria } from "../criteria/read-criteria.ts";
import { readDistress } from "../care/read-distress.ts";
import { foldedText } from "../fold.ts";
import type { Hit } from "../search.ts";
import { namedIngredients } from "./ingredient-names.ts";

type KnownIngredients = ReadonlyMap<string, Ingredient>;

/**
 * The products of a brand's own feed that a text asks for, best first: those that meet its conditions, where it says
 * nothing else; those that hold an ingredient it names; else those in whose words and codes it stands. A text that
 * speaks of distress finds nothing: it is no shade.
 * @param known the ingredients of which other names are known, by id
 */
export function searchFeed(catalogue: Catalogue, text: string, known: KnownIngredients): Product[] {
  if (readDistress(text)) return [];
  const { products } = catalogue;
  const { criteria, isWhole } = readCriteria(text);
  if (isWhole) {
    const found = findProducts(indexOf(catalogue), criteria, products.length);
    const met = found.isRelaxed ? [] : found.products.flatMap(({ document }) => products[document] ?? []);
    if (met.length > 0) return met;
  }
  const holding = holdersOf(catalogue, text, known);
  return holding.length > 0 ? holding : catalogueSearchOf(products, foldedText).find(text, products.length);
}

/** The same as results of the hub's search, at most so many. */
export const feedHits = (catalogue: Catalogue, text: string, known: KnownIngredients, limit: number): Hit[] =>
  searchFeed(catalogue, text, known).slice(0, limit).map(hitOf);

const indexes = new WeakMap<Catalogue, readonly IndexedProduct[]>();

/** The feed as conditions are checked against it, made once. */
function indexOf(catalogue: Catalogue): readonly IndexedProduct[] {
  const index =
    indexes.get(catalogue) ??
    indexProducts(
      catalogue.products.map((product) => ({
        ...{ id: product.id, kind: "product", title: product.names.ja, href: "", asks: [], keywords: [], facets: {} },
        ...{ body: [product.description], product: productPart(product) },
      })),
    );
  indexes.set(catalogue, index);
  return index;
}

const holders = new WeakMap<Catalogue, ReadonlyMap<string, readonly Product[]>>();

/** By every name that stands in a list of ingredients, folded, the products it stands in. */
function holdersIn(catalogue: Catalogue): ReadonlyMap<string, readonly Product[]> {
  const known = holders.get(catalogue);
  if (known) return known;
  const byName = new Map<string, Product[]>();
  for (const product of catalogue.products)
    for (const name of product.facts?.ingredients ?? []) {
      const list = byName.get(name);
      if (list) list.push(product);
      else byName.set(name, [product]);
    }
  const folded = new Map<string, Product[]>();
  for (const [name, list] of byName) folded.set(foldName(name), [...(folded.get(foldName(name)) ?? []), ...list]);
  holders.set(catalogue, folded);
  return folded;
}

const foldName = (name: string): string => foldedText(name).trim();

/** Those whose list has what the text names and nothing else, under any name of it that the house knows. */
function holdersOf(catalogue: Catalogue, text: string, known: KnownIngredients): Product[] {
  const names = namedIngredients(known, text).flatMap((id) => {
    const one = known.get(id);
    return one ? [one.names.ja, one.names.en] : [];
  });
  const looked = new Set([text, ...names].map(foldName));
  return [...new Set([...looked].flatMap((name) => holdersIn(catalogue).get(name) ?? []))];
}

function hitOf(product: Product): Hit {
  const { id, names, description, shade } = product;
  const plain = (text: string) => [{ text, isFound: false }];
  return {
    ...{ id, kind: "product", href: `/all-products?p=${id}`, title: plain(names.ja), line: plain(description) },
    ...(shade && { mark: shade.hex }),
    ...{ product: productPart(product), explanation: { reasons: [], matchedCount: 0, termCount: 0 } },
  };
}
