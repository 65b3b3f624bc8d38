import type { ColourRegion } from "./colour-regions.ts";

/** The four seasons of personal colour, and the two sides they lie on. */
export const seasons = ["spring", "summer", "autumn", "winter", "warm", "cool"] as const;
export type Season = (typeof seasons)[number];

const spring: ColourRegion[] = [{ l: [0.6, 0.95], c: [0.08, 0.24], h: [18, 110] }];
const summer: ColourRegion[] = [{ l: [0.52, 0.92], c: [0.02, 0.12], h: [200, 376] }];
const autumn: ColourRegion[] = [{ l: [0.3, 0.76], c: [0.04, 0.15], h: [24, 118] }];
const winter: ColourRegion[] = [
  { l: [0.35, 0.72], c: [0.13, 0.3], h: [200, 388] },
  { l: [0.1, 0.46], c: [0.06, 0.2], h: [200, 385] },
];

/** What is usually meant by a season: where its colours lie in OKLCH. A habit of speech, no measure of anybody's skin. */
export const seasonRegions: Record<Season, readonly ColourRegion[]> = {
  ...{ spring, summer, autumn, winter },
  warm: [...spring, ...autumn],
  cool: [...summer, ...winter],
};
