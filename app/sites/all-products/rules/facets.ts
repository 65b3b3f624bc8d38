import { finishes } from "#contracts/monster.ts";
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
  };
}

/** Those that have one of the chosen values in every facet. */
export function filterEntries(entries: readonly CatalogueEntry[], chosen: Chosen): CatalogueEntry[] {
  return entries.filter((one) => fits(facetsOf(one), chosen, null));
}

/** How many there would be with each value, while all other facets stay as they are. */
export function countFacets(
  entries: readonly CatalogueEntry[],
  chosen: Chosen,
): Record<FacetId, Record<string, number>> {
  const facets = entries.map(facetsOf);
  const counted = facetIds.map((id) => {
    const others = facets.filter((one) => fits(one, chosen, id));
    const counts = facetOptions[id].map((value) => [value, others.filter((one) => one[id].includes(value)).length]);
    return [id, Object.fromEntries(counts)];
  });
  return Object.fromEntries(counted) as Record<FacetId, Record<string, number>>;
}

/** `leaveOut` is the facet whose own choice does not count, so that its other values can be offered. */
function fits(values: Chosen, chosen: Chosen, leaveOut: FacetId | null): boolean {
  return facetIds.every(
    (id) => id === leaveOut || chosen[id].length === 0 || chosen[id].some((value) => values[id].includes(value)),
  );
}

function priceStepOf(priceYen: number): string {
  const steps = Object.entries(priceSteps).filter(([, from]) => priceYen >= from);
  return steps.at(-1)?.[0] ?? "low";
}
