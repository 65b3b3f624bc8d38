import { randomBelow, seededRandom, seedFromText, shuffle } from "#app/kits/basics/seeded-random.ts";
import { excludeSelfPhrases } from "#app/kits/basics/word-of-day.ts";

/** Words in one vote. */
export const voteCandidateCount = 12;

/** The twelve words of a week's vote ("202647"), drawn for that week; what one says of oneself is never among them. */
export const getVoteCandidates = <S extends { topic: string }>(week: string, phrases: readonly S[]): S[] =>
  shuffle(seededRandom(seedFromText(`ballot ${week}`)), excludeSelfPhrases(phrases)).slice(0, voteCandidateCount);

/** In which of the six areas the colour is spilled that day, and whose colour it is (an index below `shades`). */
export function getTreasureOfDay(day: string, shades: number): { area: number; shade: number } {
  const random = seededRandom(seedFromText(`spilled ${day}`));
  return { area: 1 + randomBelow(random, 6), shade: randomBelow(random, shades) };
}
