import { jstDay } from "#contracts/jst-calendar.ts";
import type { ProductFacts } from "#contracts/product-facts.ts";
import type { ProductFormula } from "#contracts/product-formula.ts";
import type { Product } from "#contracts/product.ts";
import type { TextPair } from "#contracts/text-pair.ts";
import { monthsSinceRelease } from "./product-age.ts";
import type { ProductFactsIndex } from "./product-facts-index.ts";
import { findIngredients, type ProductIngredients } from "./product-ingredients.ts";

type SharedFacts = Pick<
  ProductFormula,
  "category" | "howTo" | "lasting" | "removal" | "materials" | "sun" | "openedMonths" | "unopenedMonths" | "notFor"
>;

/** All that one page says of a product, texts in Japanese and English. */
export interface KnownProductFacts extends SharedFacts, Pick<Product, "priceYen" | "jan" | "releasedOn"> {
  productId: string;
  formulaId: string;
  /** What it is, in one plain sentence. */
  plain: TextPair;
  volume: ProductFormula["volume"];
  ingredients: ProductIngredients;
  /** Texts, in the order in which they are read. */
  cautions: TextPair[];
  patchTest: TextPair | null;
  /** All shades of its formula that the catalogue has, this one among them, in the order of the catalogue. */
  shades: Pick<Product, "id" | "number" | "names" | "shade" | "state">[];
  /** Whole months since it came out; null while it is still to come. */
  ageMonths: number | null;
}

/** The catalogue a product stands in, and the moment for which its age is told. */
export interface CatalogueMoment {
  products: readonly Product[];
  now: Date;
}

/** The facts of a product, joined with its formula; null where none are known of it. */
export function findProductFacts(
  index: ProductFactsIndex,
  product: Product,
  { products, now }: CatalogueMoment,
): KnownProductFacts | null {
  const own = index.products.get(product.id);
  const formula = own && index.formulas.get(own.formula);
  const ingredients = findIngredients(index, product.id);
  if (!own || !formula || !ingredients) return null;
  const { category, howTo, lasting, removal, materials, sun, openedMonths, unopenedMonths, notFor } = formula;
  const { priceYen, jan, releasedOn } = product;
  return {
    ...{ productId: product.id, formulaId: formula.id, plain: own.plain },
    ...{ category, howTo, lasting, removal, materials, sun, openedMonths, unopenedMonths, notFor },
    ...{ priceYen, jan, releasedOn, ingredients },
    volume: own.volume ?? formula.volume,
    cautions: formula.cautions.flatMap((id) => index.cautions.get(id) ?? []),
    patchTest: formula.patchTest === null ? null : (index.patchTests.get(formula.patchTest) ?? null),
    shades: shadesOf(own, index, products),
    ageMonths: monthsSinceRelease(releasedOn, jstDay(now)),
  };
}

function shadesOf({ formula }: ProductFacts, index: ProductFactsIndex, products: readonly Product[]) {
  return products
    .filter(({ id }) => index.products.get(id)?.formula === formula)
    .map(({ id, number, names, shade, state }) => ({ id, number, names, shade, state }));
}
