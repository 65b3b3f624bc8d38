import { pickOne, seededRandom, seedFromText } from "#app/kits/basics/seeded-random.ts";

/** Why a monster chose something: nearest to its own colour, furthest from it, or the least looked at. */
export type Reason = "near" | "far" | "quiet";

export interface Candidate {
  id: string;
  hex: string;
  score: number;
}

export interface MonsterPick {
  id: string;
  reason: Reason;
  score: number;
}

/** The monster of one day in Japan (`YYYY-MM-DD`), for visitors without a companion: the same for everybody. */
export const monsterOfDay = <Monster>(monsters: readonly Monster[], night: string): Monster =>
  pickOne(seededRandom(seedFromText(`outside ${night}`)), monsters);

/**
 * Three of the products outside the ranking, each for another reason. Fewer where there are fewer.
 * @param difference how far two shades are apart; larger is further
 */
export function chooseMonsterPicks(
  candidates: readonly Candidate[],
  { hex, night }: { hex: string; night: string },
  difference: (one: string, other: string) => number,
): MonsterPick[] {
  const byDistance = candidates
    .map((candidate) => ({ candidate, distance: difference(hex, candidate.hex) }))
    .toSorted((a, b) => a.distance - b.distance || (a.candidate.id < b.candidate.id ? -1 : 1))
    .map(({ candidate }) => candidate);
  const near = byDistance.at(0);
  const far = byDistance.length > 1 ? byDistance.at(-1) : undefined;
  const rest = byDistance.filter((one) => one !== near && one !== far);
  const least = Math.min(...rest.map(({ score }) => score));
  const quietest = rest.filter(({ score }) => score === least);
  const quiet = quietest.length > 0 ? pickOne(seededRandom(seedFromText(`quiet ${night}`)), quietest) : undefined;
  const picks: [Reason, Candidate | undefined][] = [
    ["near", near],
    ["quiet", quiet],
    ["far", far],
  ];
  return picks.flatMap(([reason, one]) => (one ? [{ id: one.id, reason, score: one.score }] : []));
}
