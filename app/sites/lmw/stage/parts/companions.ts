import type { LipProgress } from "#contracts/lip-world-progress.ts";

const defaultCompanion = 1;

/** Who goes along, 1 to 24. Without anybody it is the goldfish, who is between two floors anyway. */
export const getCompanion = (progress: LipProgress | null): number =>
  Number(progress?.companion ?? progress?.starter ?? defaultCompanion);

/** Who was met, in order; never nobody. */
export function listMetMonsters(progress: LipProgress | null): number[] {
  const monsterIds = new Set([
    getCompanion(progress),
    ...(progress?.meetings ?? []).map(({ monsterId }) => Number(monsterId)),
  ]);
  return [...monsterIds].toSorted((a, b) => a - b);
}
