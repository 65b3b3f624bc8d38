// Plain, without schemas: these travel with the page.

/** The steps a recipe may have, in the order in which they are done. */
export const makeupParts = [
  "base",
  "contour",
  "brow",
  "lid",
  "accent",
  "liner",
  "lash",
  "cheek",
  "light",
  "lip",
] as const;
export type MakeupPart = (typeof makeupParts)[number];

/** The remaining time one can answer, in minutes. */
export const makeupMinutes = [3, 7, 15] as const;
export type MakeupMinutes = (typeof makeupMinutes)[number];

/** Where one is going. */
export const makeupScenes = ["desk", "rain", "mask", "photo", "table", "home"] as const;
export type MakeupSceneId = (typeof makeupScenes)[number];

/** The moods of the catalogue, in the order in which they are asked for. */
export const makeupMoods = ["quiet", "bold", "sweet", "dry", "nocturnal", "playful", "nostalgic", "clear"] as const;
export type MakeupMoodId = (typeof makeupMoods)[number];

/** One strength of a face: −1, 0 (as it is) or +1; see product design 3.2. */
export type Strength = -1 | 0 | 1;
