import type { MascaraRecipe } from "#contracts/mascara-recipe.ts";
import { bristleCount, brushCurveRad, brushLengthMm } from "./brush.ts";

/** Which word of the copy says what of a recipe. */
export interface PartLabels {
  length: "short" | "middle" | "long";
  density: "sparse" | "middle" | "dense";
  liquid: "film" | "half" | "fibre";
}

export const partLabels = ({ length, density, fibre }: MascaraRecipe): PartLabels => ({
  length: length < 5 ? "short" : length < 11 ? "middle" : "long",
  density: densityLabel({ density }),
  liquid: fibre < 3 ? "film" : fibre < 5 ? "half" : "fibre",
});

export const densityLabel = ({ density }: Pick<MascaraRecipe, "density">): PartLabels["density"] =>
  density < 5 ? "sparse" : density < 11 ? "middle" : "dense";

/** The colour of a recipe in words: 「真夜中」, 「真夜中×苔」. */
export function colourLabel({ colour, second, mix }: MascaraRecipe, names: Readonly<Record<string, string>>): string {
  const one = names[`c${colour}`] ?? "";
  return mix > 0 && second !== colour ? `${one}×${names[`c${second}`] ?? ""}` : one;
}

/** What the sliders say, in numbers as they are written. */
export const lengthText = (recipe: MascaraRecipe): string => String(Math.round(brushLengthMm(recipe)));
export const curveText = (recipe: MascaraRecipe): string => String(Math.round((brushCurveRad(recipe) * 180) / Math.PI));
export const densityText = (recipe: MascaraRecipe): string => String(bristleCount(recipe));
export const mixPercentText = ({ mix }: Pick<MascaraRecipe, "mix">): string => String(Math.round((mix / 14) * 100));
export const percentText = (value: number, max: number): string => String(Math.round((value / max) * 100));
export const drySecondsText = ({ dry }: Pick<MascaraRecipe, "dry">): string => String(40 - dry * 5);
