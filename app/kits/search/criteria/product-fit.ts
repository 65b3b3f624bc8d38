import { ciede2000 } from "../../basics/ciede2000.ts";
import { hexToLab, type Lab } from "../../basics/lab.ts";
import type { Oklch } from "../../basics/oklch.ts";
import { colourRegions, regionFit, toneRegions } from "./colour-regions.ts";
import type { Criterion, CriterionKind, ProductPart } from "./criterion.ts";
import { seasonRegions } from "./season-regions.ts";

/** A product ready to be compared with criteria. */
export interface IndexedProduct {
  document: number;
  part: ProductPart;
  /** Folded: for a word that its description must hold. */
  description: string;
  oklch: Oklch | null;
  lab: Lab | null;
}

/** From here on a product counts as meeting a criterion. */
export const metFrom = 0.3;
/** ΔE00 at which a shade is no longer near a colour code. */
const farDifference = 24;

/** How well a product meets one criterion: 0 not at all, 1 entirely. */
export function criterionFit(product: IndexedProduct, criterion: Criterion): number {
  const { part, oklch, lab } = product;
  switch (criterion.kind) {
    case "jan":
      return Number(criterion.check === "tail" ? part.jan.endsWith(criterion.digits) : part.jan === criterion.digits);
    case "code": {
      const isLine = criterion.lines === null || criterion.lines.includes(part.line);
      return Number(isLine && Number(part.number) === criterion.number);
    }
    case "hex":
      return lab === null ? 0 : Math.max(0, 1 - ciede2000(hexToLab(criterion.hex), lab) / farDifference);
    case "colour":
      return oklch === null ? 0 : regionFit(oklch, colourRegions[criterion.colour]);
    case "tone":
      return oklch === null ? 0 : regionFit(oklch, toneRegions[criterion.tone]);
    case "season":
      return oklch === null || !hasColourOfFace(part) ? 0 : regionFit(oklch, seasonRegions[criterion.season]);
    case "price":
      return Number(part.priceYen >= criterion.fromYen && part.priceYen <= criterion.toYen);
    case "finish":
      return part.finish === null ? 0 : (criterion.finish[part.finish] ?? 0);
    case "line":
      return lineFit(product, criterion);
    case "state":
      return Number(criterion.states.includes(part.state));
    case "ingredient":
      return ingredientFit(part, criterion.without);
  }
}

/** リップ means lipsticks first, and tints as well. */
function lineFit({ part, description }: IndexedProduct, { lines, says }: Extract<Criterion, { kind: "line" }>): number {
  if (!lines.includes(part.line) || (says !== null && !description.includes(says))) return 0;
  return lines[0] === part.line ? 1 : 0.9;
}

/** What no list says is not free of anything. */
function ingredientFit({ ingredients }: ProductPart, without: Extract<Criterion, { kind: "ingredient" }>["without"]) {
  return Number(ingredients !== undefined && (without === null || !ingredients.includes(without)));
}

/** Seasons speak of colours on lips, lids and cheeks; foundations follow the skin, black lashes everybody. */
const hasColourOfFace = ({ line }: ProductPart): boolean => ["lip", "tint", "shadow", "liner", "brow"].includes(line);

/** What a missed criterion costs, where nothing meets all of them. */
export const criterionWeights: Record<CriterionKind, number> = {
  ...{ jan: 3, code: 3, hex: 2, line: 2, price: 1.2, ingredient: 1.2, colour: 1, season: 1, state: 0.9 },
  ...{ finish: 0.8, tone: 0.5 },
};
