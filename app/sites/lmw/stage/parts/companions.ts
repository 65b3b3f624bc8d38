import type { LipProgress } from "#contracts/lip-world-progress.ts";

const firstOne = 1;

/** Who goes along, 1 to 24. Without anybody it is the goldfish, who is between two floors anyway. */
export const companionIn = (progress: LipProgress | null): number =>
  Number(progress?.companion ?? progress?.starter ?? firstOne);

/** Who was met, in order; never nobody. */
export function metIn(progress: LipProgress | null): number[] {
  const met = new Set([companionIn(progress), ...(progress?.meetings ?? []).map(({ monsterId }) => Number(monsterId))]);
  return [...met].toSorted((a, b) => a - b);
}
