import { pickOne, randomBelow, seededRandom, seedFromText, shuffled } from "#app/kits/basics/seeded-random.ts";

/** Words on one ballot. */
export const ballotWords = 12;

/** The twelve words on a week's ballot ("202647"), drawn for that week; what one says of oneself is never among them. */
export const ballotOf = <S extends { topic: string }>(week: string, sayings: readonly S[]): S[] =>
  shuffled(seededRandom(seedFromText(`ballot ${week}`)), ofOthers(sayings)).slice(0, ballotWords);

/** The word of a night ("2026-11-20"): the same for all. */
export const wordOfNight = <S extends { topic: string }>(day: string, sayings: readonly S[]): S =>
  pickOne(seededRandom(seedFromText(`word ${day}`)), ofOthers(sayings));

/** In which of the six areas the colour is spilled that night, and whose colour it is (an index below `shades`). */
export function treasureOfNight(day: string, shades: number): { area: number; shade: number } {
  const dice = seededRandom(seedFromText(`spilled ${day}`));
  return { area: 1 + randomBelow(dice, 6), shade: randomBelow(dice, shades) };
}

const ofOthers = <S extends { topic: string }>(sayings: readonly S[]): S[] =>
  sayings.filter(({ topic }) => topic !== "self");
