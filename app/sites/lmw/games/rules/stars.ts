import table from "../stars.json";
import type { GameKind, GameNight } from "./game-rules.ts";

/** What one, two and three stars take in a game on a night. The camera's rounds are measured like those played. */
export function getStarThresholds(game: number, kind: GameKind, night: GameNight): readonly [number, number, number] {
  const steps = table.find(({ id }) => id === game)?.[kind === "twin" ? "twin" : "play"][night - 1];
  if (!steps) throw new RangeError(`there is no game ${game} on a night ${night}`);
  const [one = 0, two = 0, three = 0] = steps;
  return [one, two, three];
}

/** 0 to 3. */
export const starsOf = (game: number, kind: GameKind, night: GameNight, score: number): number =>
  getStarThresholds(game, kind, night).filter((step) => score >= step).length;

/** How much is lacking to the next star; null with all three. */
export function getNextStar(
  game: number,
  kind: GameKind,
  night: GameNight,
  score: number,
): { star: number; points: number } | null {
  const steps = getStarThresholds(game, kind, night);
  const at = steps.findIndex((step) => score < step);
  return at < 0 ? null : { star: at + 1, points: (steps[at] ?? 0) - score };
}
