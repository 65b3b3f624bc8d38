/** All of them, the softest first. */
export const contrastLevels = ["soft", "medium", "strong"] as const;

/** How much the features stand out from the skin. */
export type ContrastLevel = (typeof contrastLevels)[number];

/** What the face itself shows of light and dark. */
export interface FaceContrast {
  /** How much darker the brows are than the skin, in L*. */
  brows: number;
  /** How much darker the lips are than the skin, in L*; null where nobody looked. */
  lips: number | null;
  level: ContrastLevel;
}

/** From the lightness (L*) of each. @param lips null where they are hidden */
export function contrastOf({ skin, brows, lips }: { skin: number; brows: number; lips: number | null }): FaceContrast {
  const browContrast = Math.max(0, skin - brows);
  return {
    brows: browContrast,
    lips: lips === null ? null : Math.max(0, skin - lips),
    level: levelOf(browContrast),
  };
}

/** The level of brows that are so much darker than the skin, in L*. */
const levelOf = (brows: number): ContrastLevel =>
  brows < borders.soft ? "soft" : brows < borders.medium ? "medium" : "strong";

/** Where the fourteen photographs of `tests/journeys/skin-fixtures.journey.ts` fall into three about even parts. */
const borders = { soft: 30, medium: 38 };
