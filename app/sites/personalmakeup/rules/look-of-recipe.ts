import type { AppliedLayer } from "#contracts/look-code.ts";
import { baseFinishOf, lookFinishOf } from "#contracts/look-finish.ts";
import type { LookLayer } from "#contracts/look.ts";
import type { MakeupPart } from "#contracts/makeup-choices.ts";
import type { Finish } from "#contracts/monster.ts";
import type { Product } from "#contracts/product.ts";
import type { Recipe, RecipeStep } from "./create-recipe.ts";
import type { Place } from "./recipe-inputs.ts";

/** What one step has to work with: the colour, how much of it against 1, and where. */
interface Pigment {
  hex: string;
  finish: Finish;
  line: Product["line"];
  strength: number;
  place: Place;
}

/**
 * A recipe as it is worn: each step with its product, where the strengths of the face put it (content/makeup/placements.json
 * says the same in words). A step whose product has no colour leaves nothing.
 */
export const lookOfRecipe = ({ place, steps }: Pick<Recipe, "place" | "steps">): AppliedLayer[] =>
  steps.flatMap(({ part, product, strength }: Pick<RecipeStep, "part" | "product" | "strength">) => {
    if (!product.shade) return [];
    const layer = painters[part]({ ...product.shade, line: product.line, strength, place });
    return [{ productId: product.id, layer }];
  });

const painters: Record<MakeupPart, (pigment: Pigment) => LookLayer> = {
  // A recipe knows no skin: whichever base it is, the wearer's own tone stays.
  base: ({ hex, finish, strength }) => ({
    kind: "base",
    hex,
    intensity: shareOf(0.55 * strength),
    finish: baseFinishOf(finish),
    tone: "own",
  }),
  contour: ({ hex, strength, place }) => ({
    kind: "contour",
    hex,
    intensity: shareOf((0.35 + 0.1 * place.depth) * strength),
    ...contourPlace(place),
  }),
  brow: ({ hex, finish, line, strength, place }) => ({
    kind: "brow",
    hex,
    intensity: shareOf((0.6 + 0.1 * place.depth) * strength),
    ...(line === "mascara" || finish === "satin" ? { finish: "gel" } : {}),
    ...(place.line > 0 ? { shape: "straight" } : {}),
  }),
  lid: ({ hex, finish, strength, place: { depth } }) => ({
    kind: "shadow",
    hex,
    intensity: shareOf((0.75 + 0.1 * depth) * strength),
    well: depth < 0 ? "base" : "main",
    finish: lookFinishOf(finish),
  }),
  accent: paintAccent,
  liner: ({ hex, strength, place: { line, depth, ratio } }) => ({
    kind: "liner",
    hex,
    intensity: shareOf(0.9 * strength),
    thickness: shareOf(0.25 + 0.15 * depth),
    wing: shareOf(0.2 + 0.2 * line + (ratio < 0 ? 0.15 : 0)),
  }),
  lash: ({ hex, strength, place: { line, depth, ratio } }) => ({
    kind: "lashes",
    hex,
    intensity: shareOf(0.9 * strength),
    length: shareOf(0.5 + 0.05 * line),
    curl: ratio > 0 ? 0.7 : 0.45,
    density: shareOf(0.45 + 0.15 * depth),
    thickness: shareOf(0.25 + 0.1 * depth),
  }),
  cheek: ({ hex, strength, place }) => ({
    kind: "blush",
    hex,
    intensity: shareOf((0.5 + 0.05 * place.depth) * strength),
    place: cheekPlace(place),
  }),
  light: ({ hex, strength, place }) => ({
    kind: "highlight",
    hex,
    intensity: shareOf(0.6 * strength),
    place: lightPlace(place),
  }),
  lip: ({ hex, finish, strength, place: { depth } }) => ({
    kind: "lip",
    hex,
    intensity: shareOf(0.85 * strength),
    finish: lookFinishOf(finish),
    spread: depth < 0 ? "inner" : "full",
  }),
};

/** The second colour: below the eye, in the middle, beside the nose; with more density in the outer corner. */
function paintAccent({ hex, finish, strength, place: { depth, ratio } }: Pigment): LookLayer {
  if (depth < 0 && ratio > 0)
    return { kind: "highlight", hex, intensity: shareOf(0.7 * strength), place: "inner-corner" };
  const isBelow = (depth < 0 && ratio < 0) || (depth > 0 && ratio > 0);
  const isMiddle = (depth < 0 && ratio === 0) || (depth === 0 && ratio > 0);
  return {
    kind: "shadow",
    hex,
    intensity: shareOf(0.8 * strength),
    well: isBelow ? "lower" : isMiddle ? "light" : "deep",
    finish: lookFinishOf(finish),
  };
}

/** Below the cheekbone where lines are taut, along the jaw where they flow, both where there is density and neither. */
function contourPlace({ line, depth }: Place): { place?: "cheek" | "jaw" } {
  if (line === 0 && depth > 0) return {};
  return { place: line > 0 || depth === 0 ? "cheek" : "jaw" };
}

/** Drawn up to the temple where lines are taut and long, round where the ratio springs, along the bone elsewhere. */
function cheekPlace({ line, depth, ratio }: Place) {
  if (ratio > 0) return line > 0 && depth < 0 ? "nose" : depth < 0 ? "inner" : "apple";
  if (ratio < 0) return line > 0 || depth < 0 ? "draped" : "cheekbone";
  return depth > 0 && line < 0 ? "apple" : "cheekbone";
}

/** Down the nose, on the bone, or beside the eye. */
function lightPlace({ line, depth }: Place) {
  if (line > 0) return depth < 0 ? "inner-corner" : depth > 0 ? "nose" : "cheekbone";
  if (depth < 0) return "nose";
  return depth > 0 ? "inner-corner" : "cheekbone";
}

/** To the twentieth, as codes hold it, and never more than all. */
const shareOf = (amount: number): number => Math.round(Math.min(1, Math.max(0, amount)) * 20) / 20;
