import { lashesOf } from "#contracts/mascara-lashes.ts";
import type { MascaraRecipe } from "#contracts/mascara-recipe.ts";

/** What lashes are put through in the screen test. A drawing, never a promise. */
export const wearTests = ["calm", "wind", "tears", "steam"] as const;
export type WearTest = (typeof wearTests)[number];

export type Lashes = ReturnType<typeof lashesOf>;

/**
 * The lashes of a recipe in a weather.
 * @param beat of the wind, −1 to 1
 */
export function lashesIn(recipe: MascaraRecipe, wearTest: WearTest, beat = 0): Lashes {
  const lashes = lashesOf(recipe);
  const [fibre, dry] = [recipe.fibre / 7, recipe.dry / 7];
  switch (wearTest) {
    case "calm":
      return lashes;
    case "wind":
      return {
        ...lashes,
        curl: clampShare(lashes.curl + 0.2 * beat),
        length: clampShare(lashes.length - 0.05 * Math.abs(beat)),
      };
    case "tears":
      return {
        ...lashes,
        thickness: clampShare(lashes.thickness + 0.08 + 0.22 * fibre),
        curl: clampShare(lashes.curl - 0.1),
      };
    case "steam":
      return { ...lashes, curl: clampShare(lashes.curl - 0.42 * (1 - dry)) };
  }
}

/** Which line of the copy says what happened; none on a quiet day. */
export function wearTestMessage({ fibre, dry, volume }: MascaraRecipe, wearTest: WearTest) {
  switch (wearTest) {
    case "calm":
      return null;
    case "wind":
      return volume > 4 ? "windHeavy" : "windLight";
    case "tears":
      return fibre > 3 ? "tearsFibre" : "tearsFilm";
    case "steam":
      return dry > 2 ? "steamQuick" : "steamSlow";
  }
}

const clampShare = (value: number): number => Math.min(1, Math.max(0, value));
