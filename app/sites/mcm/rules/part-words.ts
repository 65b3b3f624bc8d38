import type { MascaraRecipe } from "#contracts/mascara-recipe.ts";
import { bristleCount, brushBend, brushLengthMm } from "./brush.ts";

/** Which word of the copy says what of a recipe. */
export interface PartWords {
  length: "short" | "middle" | "long";
  density: "sparse" | "middle" | "dense";
  liquid: "film" | "half" | "fibre";
}

export const partWords = ({ length, density, fibre }: MascaraRecipe): PartWords => ({
  length: length < 5 ? "short" : length < 11 ? "middle" : "long",
  density: densityWord({ density }),
  liquid: fibre < 3 ? "film" : fibre < 5 ? "half" : "fibre",
});

export const densityWord = ({ density }: Pick<MascaraRecipe, "density">): PartWords["density"] =>
  density < 5 ? "sparse" : density < 11 ? "middle" : "dense";

/** The colour of a recipe in words: 「真夜中」, 「真夜中×苔」. */
export function colourWords({ colour, second, mix }: MascaraRecipe, names: Readonly<Record<string, string>>): string {
  const one = names[`c${colour}`] ?? "";
  return mix > 0 && second !== colour ? `${one}×${names[`c${second}`] ?? ""}` : one;
}

/** What the sliders say, in numbers as they are written. */
export const lengthWord = (recipe: MascaraRecipe): string => String(Math.round(brushLengthMm(recipe)));
export const curveWord = (recipe: MascaraRecipe): string => String(Math.round((brushBend(recipe) * 180) / Math.PI));
export const densityCount = (recipe: MascaraRecipe): string => String(bristleCount(recipe));
export const mixPercent = ({ mix }: Pick<MascaraRecipe, "mix">): string => String(Math.round((mix / 14) * 100));
export const percentOf = (value: number, most: number): string => String(Math.round((value / most) * 100));
export const drySeconds = ({ dry }: Pick<MascaraRecipe, "dry">): string => String(40 - dry * 5);
