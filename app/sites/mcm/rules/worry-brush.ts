import { type MascaraRecipe, type MascaraWorry, mascaraWorries } from "#contracts/mascara-recipe.ts";

type Preset = Pick<MascaraRecipe, "length" | "curve" | "density" | "tip" | "fibre" | "volume" | "dry">;

const presets: Readonly<Record<MascaraWorry, Preset>> = {
  short: { length: 6, curve: 5, density: 11, tip: 4, fibre: 6, volume: 2, dry: 3 },
  droop: { length: 8, curve: 11, density: 9, tip: 3, fibre: 2, volume: 2, dry: 5 },
  sparse: { length: 9, curve: 4, density: 14, tip: 0, fibre: 4, volume: 5, dry: 3 },
  smudge: { length: 7, curve: 6, density: 8, tip: 1, fibre: 0, volume: 3, dry: 5 },
  heavy: { length: 10, curve: 7, density: 5, tip: 1, fibre: 1, volume: 1, dry: 4 },
  fine: { length: 5, curve: 4, density: 12, tip: 2, fibre: 3, volume: 6, dry: 3 },
};

/** The recipe with the brush and the liquid that a worry asks for; 0 only takes the worry away. */
export function withWorry(recipe: MascaraRecipe, worry: number): MascaraRecipe {
  const name = mascaraWorries[worry - 1];
  return { ...recipe, ...(name && presets[name]), worry };
}
