import { tuning } from "../tuning.ts";

/** How far a bent brush is still pushed, so long after it was let go: it swings past its place once. Null: it is at rest. */
export function getSpringPush(from: number, sinceMs: number): number | null {
  if (sinceMs >= tuning.springMs) return null;
  const part = sinceMs / tuning.springMs;
  return from * Math.cos(part * 9) * (1 - part) ** 2;
}
