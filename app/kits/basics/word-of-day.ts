import { pickOne, seededRandom, seedFromText } from "./seeded-random.ts";

/** The word of a day ("2026-11-20") among what others say: the same for all; what one says of oneself is never drawn. */
export const getWordOfDay = <S extends { topic: string }>(day: string, phrases: readonly S[]): S =>
  pickOne(seededRandom(seedFromText(`word ${day}`)), excludeSelfPhrases(phrases));

/** The phrases that are said of others. */
export const excludeSelfPhrases = <S extends { topic: string }>(phrases: readonly S[]): S[] =>
  phrases.filter(({ topic }) => topic !== "self");
