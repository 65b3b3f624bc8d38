import table from "../stars.json";
import type { GameKind } from "./game-rules.ts";

/** What one, two and three stars take in a game. The camera's rounds are measured like those played. */
export function getStarThresholds(game: number, kind: GameKind): readonly [number, number, number] {
  const steps = table.find(({ id }) => id === game)?.[kind === "twin" ? "twin" : "play"];
  if (!steps) throw new RangeError(`there is no game ${game}`);
  const [one = 0, two = 0, three = 0] = steps;
  return [one, two, three];
}

/** 0 to 3. */
export const starsOf = (game: number, kind: GameKind, score: number): number =>
  getStarThresholds(game, kind).filter((step) => score >= step).length;

/** How much is lacking to the next star; null with all three. */
export function getNextStar(game: number, kind: GameKind, score: number): { star: number; points: number } | null {
  const steps = getStarThresholds(game, kind);
  const at = steps.findIndex((step) => score < step);
  return at < 0 ? null : { star: at + 1, points: (steps[at] ?? 0) - score };
}
