import type { MascaraRecipe } from "#contracts/mascara-recipe.ts";

/** Pairs that do not get along. Each has a line in the copy; none is forbidden. */
export const conflicts = [
  "denseQuick",
  "longThin",
  "fibreVolume",
  "ballBend",
  "slowHeavy",
  "frostChrome",
  "sparseVolume",
  "straightDroop",
  "quickFibre",
] as const;
export type Conflict = (typeof conflicts)[number];

const conflictTests: Readonly<Record<Conflict, (recipe: MascaraRecipe) => boolean>> = {
  denseQuick: ({ density, dry }) => density >= 12 && dry >= 6,
  longThin: ({ length, density }) => length >= 13 && density <= 3,
  fibreVolume: ({ fibre, volume }) => fibre >= 6 && volume >= 6,
  ballBend: ({ tip, curve }) => tip === 4 && curve >= 11,
  slowHeavy: ({ dry, volume }) => dry <= 1 && volume >= 6,
  frostChrome: ({ colour, mix, material }) => colour === 15 && mix < 3 && material === 2,
  sparseVolume: ({ density, volume }) => density <= 2 && volume >= 5,
  straightDroop: ({ curve, worry }) => worry === 2 && curve <= 1,
  quickFibre: ({ dry, fibre }) => dry === 7 && fibre >= 5,
};

/** Which pairs of a recipe quarrel; none for a peaceful one. One that quarrels is an experiment. */
export const conflictsOf = (recipe: MascaraRecipe): Conflict[] =>
  conflicts.filter((conflict) => conflictTests[conflict](recipe));
