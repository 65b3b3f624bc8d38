import { finishes } from "#contracts/finishes.ts";
import { moods, type Product, productLines, productStates } from "#contracts/product.ts";
import { type ColourPoint, colourGroupOf, colourGroups } from "./colour-groups.ts";
import { faceTypeCodes, faceTypesOf } from "./face-types.ts";
import { type Chosen, type FacetId, facetIds } from "./facet-ids.ts";

const categories = {
  lips: ["lip", "tint"],
  eyes: ["mascara", "liner", "shadow"],
  brows: ["brow"],
  skin: ["base"],
  tools: ["tool"],
} as const satisfies Record<string, readonly Product["line"][]>;

/** Price steps in whole yen, tax included: each goes up to, not including, the next. */
const priceSteps = { low: 0, middle: 1000, upper: 1500, high: 1700 } as const;

const avoided = ["fragrance", "alcohol", "allergen"] as const;

/** Every value a facet can have, in the order of the catalogue. */
export const facetOptions: Readonly<Record<FacetId, readonly string[]>> = {
  line: productLines,
  category: Object.keys(categories),
  color: colourGroups,
  // 「質感は自由」 belongs to one product alone: nothing to look for.
  finish: finishes.filter((finish) => finish !== "any"),
  price: Object.keys(priceSteps),
  state: productStates,
  type: faceTypeCodes,
  mood: moods,
  without: avoided,
};

/** A product as the facets see it. */
export interface CatalogueEntry {
  product: Product;
  /** Its shade in OKLCH; null for what has none. */
  colour: ColourPoint | null;
}

/** The values of a product in each facet. */
export function facetsOf({ product, colour }: CatalogueEntry): Chosen {
  const { line, shade, priceYen, state } = product;
  return {
    line: [line],
    category: Object.entries(categories).flatMap(([id, lines]) =>
      (lines as readonly string[]).includes(line) ? id : [],
    ),
    color: colour ? [colourGroupOf(colour)] : [],
    finish: shade ? [shade.finish] : [],
    price: [priceStepOf(priceYen)],
    state: [state],
    type: faceTypesOf(product),
    mood: product.moods,
    without: lacksOf(product),
  };
}

/** What its list of ingredients does not hold, of what one may want to avoid; nothing where there is no list. */
function lacksOf({ ingredientFlags: flags }: Product): readonly string[] {
  return flags ? avoided.filter((flag) => !flags.includes(flag)) : [];
}

/** Those that have one of the chosen values in every facet, and lack all that is to be avoided. */
export function filterEntries(entries: readonly CatalogueEntry[], chosen: Chosen): CatalogueEntry[] {
  return entries.filter((one) => fits(facetsOf(one), chosen, facetIds));
}

/** How many there would be with each value, while all other facets stay as they are. */
export function countFacets(
  entries: readonly CatalogueEntry[],
  chosen: Chosen,
): Record<FacetId, Record<string, number>> {
  const zeros = (id: FacetId) => Object.fromEntries(facetOptions[id].map((value) => [value, 0]));
  const counts = Object.fromEntries(facetIds.map((id) => [id, zeros(id)])) as Record<FacetId, Record<string, number>>;
  for (const values of entries.map(facetsOf)) {
    const missed = facetIds.filter((id) => !fits(values, chosen, [id]));
    if (missed.length > 1 || missed.includes("without")) continue;
    // One that misses a single facet would be there with another value of it; what is to be avoided only narrows.
    for (const id of missed.length === 0 ? facetIds : missed)
      for (const value of values[id]) counts[id][value] = (counts[id][value] ?? 0) + 1;
  }
  return counts;
}

/** Whether the values have one of the chosen in each of these facets, and lack all that is to be avoided. */
function fits(values: Chosen, chosen: Chosen, facets: readonly FacetId[]): boolean {
  return facets.every((id) => {
    const has = (value: string): boolean => values[id].includes(value);
    return chosen[id].length === 0 || (id === "without" ? chosen[id].every(has) : chosen[id].some(has));
  });
}

function priceStepOf(priceYen: number): string {
  const steps = Object.entries(priceSteps).filter(([, from]) => priceYen >= from);
  return steps.at(-1)?.[0] ?? "low";
}
