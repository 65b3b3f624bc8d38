import type { GameSetup } from "../rules/game-rules.ts";

// On the third night the brush runs out and is dipped: by drawing through the pot, which stands in a corner of the sign.

/** Where the pot stands, in half units of the sign, and how far it reaches. */
export const pot = { x: 28, y: 212, radius: 26 } as const;

/** What a full brush lasts for: as many cells of way; with reduced motion as many squares. */
export function getFullInk({ kind, isAssisted }: GameSetup): number {
  if (kind === "twin") return isAssisted ? 12 : 8;
  return isAssisted ? 300 : 180;
}

/** Whether a place of the brush (half units) is in the pot. */
export const isInPot = (x: number, y: number): boolean =>
  (x - pot.x) * (x - pot.x) + (y - pot.y) * (y - pot.y) <= pot.radius * pot.radius;
