import { lashesOf } from "#contracts/mascara-lashes.ts";
import type { MascaraRecipe } from "#contracts/mascara-recipe.ts";

/** What lashes are put through in the screen test. A drawing, never a promise. */
export const weathers = ["calm", "wind", "tears", "steam"] as const;
export type Weather = (typeof weathers)[number];

export type Lashes = ReturnType<typeof lashesOf>;

/**
 * The lashes of a recipe in a weather.
 * @param beat of the wind, −1 to 1
 */
export function lashesIn(recipe: MascaraRecipe, weather: Weather, beat = 0): Lashes {
  const lashes = lashesOf(recipe);
  const [fibre, dry] = [recipe.fibre / 7, recipe.dry / 7];
  switch (weather) {
    case "calm":
      return lashes;
    case "wind":
      return { ...lashes, curl: share(lashes.curl + 0.2 * beat), length: share(lashes.length - 0.05 * Math.abs(beat)) };
    case "tears":
      return { ...lashes, thickness: share(lashes.thickness + 0.08 + 0.22 * fibre), curl: share(lashes.curl - 0.1) };
    case "steam":
      return { ...lashes, curl: share(lashes.curl - 0.42 * (1 - dry)) };
  }
}

/** Which line of the copy says what happened; none on a quiet day. */
export function weatherLine({ fibre, dry, volume }: MascaraRecipe, weather: Weather) {
  switch (weather) {
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

const share = (value: number): number => Math.min(1, Math.max(0, value));
