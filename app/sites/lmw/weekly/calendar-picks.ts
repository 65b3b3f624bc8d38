import { pickOne, randomBelow, seededRandom, seedFromText, shuffle } from "#app/kits/basics/seeded-random.ts";

/** Words in one vote. */
export const voteCandidateCount = 12;

/** The twelve words of a week's vote ("202647"), drawn for that week; what one says of oneself is never among them. */
export const getVoteCandidates = <S extends { topic: string }>(week: string, phrases: readonly S[]): S[] =>
  shuffle(seededRandom(seedFromText(`ballot ${week}`)), excludeSelfPhrases(phrases)).slice(0, voteCandidateCount);

/** The word of a day ("2026-11-20"): the same for all. */
export const getWordOfDay = <S extends { topic: string }>(day: string, phrases: readonly S[]): S =>
  pickOne(seededRandom(seedFromText(`word ${day}`)), excludeSelfPhrases(phrases));

/** In which of the six areas the colour is spilled that day, and whose colour it is (an index below `shades`). */
export function getTreasureOfDay(day: string, shades: number): { area: number; shade: number } {
  const random = seededRandom(seedFromText(`spilled ${day}`));
  return { area: 1 + randomBelow(random, 6), shade: randomBelow(random, shades) };
}

const excludeSelfPhrases = <S extends { topic: string }>(phrases: readonly S[]): S[] =>
  phrases.filter(({ topic }) => topic !== "self");
