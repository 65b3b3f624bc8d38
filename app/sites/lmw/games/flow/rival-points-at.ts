import type { GameDuel } from "#contracts/game-duel.ts";

/** The points a duel's round had at a moment of it; all of them where it had no clock, or where only its end is known. */
export function getRivalPoints(
  { kind, points, pointsOverTime, durationMs }: Pick<GameDuel, "kind" | "points" | "pointsOverTime" | "durationMs">,
  nowMs: number,
): number {
  if (kind === "twin" || pointsOverTime.length === 0 || nowMs >= durationMs) return points;
  const reading = Math.floor((nowMs * pointsOverTime.length) / Math.max(1, durationMs)) - 1;
  return reading < 0 ? 0 : (pointsOverTime[reading] ?? points);
}
