import { prophecyShades, type ProphecyKernel, type ProphecyPiece } from "#contracts/prophecy.ts";

/** So much of a liking is one sign that a monster keeps already worth. */
const loadWeight = 4;

/**
 * Which signs of the prophecies a monster keeps watch over, by their numbers. Each sign is kept by one monster of its taste:
 * the one whose own sayings share the most with it, and that has not many yet.
 */
export function signsKept(
  monsterId: string,
  { kernels, signs }: { kernels: readonly ProphecyKernel[]; signs: readonly ProphecyPiece[] },
): number[] {
  const kept = new Map<string, number[]>();
  for (const { number, mood, motifs } of signs.toSorted((a, b) => a.number - b.number)) {
    const [keeper] = prophecyShades[mood]
      .map((id) => {
        const own = kernels.filter((kernel) => kernel.monsterId === id).flatMap((kernel) => kernel.motifs);
        const liking = own.filter((motif) => motifs.includes(motif)).length;
        return { id, rank: liking - loadWeight * (kept.get(id)?.length ?? 0) };
      })
      .toSorted((a, b) => b.rank - a.rank || a.id.localeCompare(b.id));
    if (keeper) kept.set(keeper.id, [...(kept.get(keeper.id) ?? []), number]);
  }
  return kept.get(monsterId) ?? [];
}
