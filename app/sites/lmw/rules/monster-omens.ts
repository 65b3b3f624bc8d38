import { prophecyShades, type ProphecyMainLine, type ProphecyPiece } from "#contracts/prophecy.ts";

/** So much of a liking is one sign that a monster keeps already worth. */
const assignedPenalty = 4;

/**
 * Which signs of the prophecies a monster keeps watch over, by their numbers. Each sign is kept by one monster of its taste:
 * the one whose own sayings share the most with it, and that has not many yet.
 */
export function getMonsterOmens(
  monsterId: string,
  { kernels: mainLines, signs: omens }: { kernels: readonly ProphecyMainLine[]; signs: readonly ProphecyPiece[] },
): number[] {
  const omensByMonster = new Map<string, number[]>();
  for (const { number, mood, motifs } of omens.toSorted((a, b) => a.number - b.number)) {
    const [owner] = prophecyShades[mood]
      .map((id) => {
        const monsterMotifs = mainLines
          .filter((mainLine) => mainLine.monsterId === id)
          .flatMap((mainLine) => mainLine.motifs);
        const sharedMotifs = monsterMotifs.filter((motif) => motifs.includes(motif)).length;
        return { id, rank: sharedMotifs - assignedPenalty * (omensByMonster.get(id)?.length ?? 0) };
      })
      .toSorted((a, b) => b.rank - a.rank || a.id.localeCompare(b.id));
    if (owner) omensByMonster.set(owner.id, [...(omensByMonster.get(owner.id) ?? []), number]);
  }
  return omensByMonster.get(monsterId) ?? [];
}
