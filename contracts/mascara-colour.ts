import type { MascaraRecipe } from "./mascara-recipe.ts";

/** The sixteen liquids, `#RRGGBB`. Their names are words of the maker. Numbers stand in shared codes: never reorder. */
export const mascaraColours = [
  "#0B0A0C", // midnight black
  "#17130F", // coffee left overnight
  "#2B1710", // bark
  "#3F0D14", // dried rose
  "#5E0C1C", // oxblood
  "#7A1E12", // rust
  "#6B3410", // amber
  "#3A2C08", // old brass
  "#1C2A12", // moss
  "#0C2B2A", // deep water
  "#0D1F3D", // three in the morning
  "#1F2A66", // blue ink
  "#2B164F", // wisteria at night
  "#4A1247", // grape
  "#3B3A3F", // ash
  "#D9D2CF", // frost
] as const;

/**
 * The colour of a recipe, `#RRGGBB`. Two liquids mix as pigments do: the weighted geometric mean of what each throws back
 * of linear light, so that two colours make a darker one and never a brighter one.
 */
export function colourOf({ colour, second, mix }: Pick<MascaraRecipe, "colour" | "second" | "mix">): string {
  const share = mix / 14;
  const one = channels(mascaraColours[colour] ?? mascaraColours[0]);
  const secondHex = mascaraColours[second];
  if (mix === 0 || secondHex === undefined) return hexOf(one);
  const two = channels(secondHex);
  return hexOf(([0, 1, 2] as const).map((i) => floor(one[i]) ** (1 - share) * floor(two[i]) ** share));
}

/** A pigment throws something back of every colour; else one black would eat everything. */
const floor = (value: number): number => Math.max(value, 0.0012);

/** Linear red, green and blue of `#RRGGBB`. */
function channels(hex: string): [number, number, number] {
  const channelAt = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channelAt(1), channelAt(3), channelAt(5)];
}

const hexOf = (linear: readonly number[]): string =>
  `#${linear
    .map((value) => {
      const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
      return Math.round(Math.min(1, Math.max(0, encoded)) * 255)
        .toString(16)
        .padStart(2, "0");
    })
    .join("")
    .toUpperCase()}`;
