import type { MemoryDistance, MemoryEnding, MemoryHeat, MemoryStory } from "#contracts/memory-story.ts";
import type { CompleteMemoryChoices } from "#contracts/memory.ts";

/** How hot a red is and how far away: one of nine tones. */
export interface MemoryTone {
  heat: MemoryHeat;
  distance: MemoryDistance;
}

/** From so many lines more on one side than on the other, a letter leans. */
const leanThreshold = 2;

/** The tone of a letter, from the leanings of its five lines. */
export function toneOf(letter: readonly number[], phrases: MemoryStory["redPhrases"]): MemoryTone {
  const lines = letter.flatMap((index) => phrases.find((phrase) => phrase.index === index) ?? []);
  const heat = lines.reduce((sum, phrase) => sum + phrase.heat, 0);
  const distance = lines.reduce((sum, phrase) => sum + phrase.distance, 0);
  return {
    heat: heat >= leanThreshold ? "hot" : heat <= -leanThreshold ? "cool" : "warm",
    distance: distance >= leanThreshold ? "far" : distance <= -leanThreshold ? "near" : "middle",
  };
}

/** The ending the choices lead to. */
export function endingOf(
  choices: CompleteMemoryChoices,
  story: Pick<MemoryStory, "redPhrases" | "redEndings">,
): MemoryEnding {
  const { heat, distance } = toneOf(choices.letter, story.redPhrases);
  const ending = story.redEndings.find(
    (one) => one.gift === choices.gift && one.heat === heat && one.distance === distance,
  );
  if (!ending) throw new Error(`no ending is written for ${choices.gift} ${heat} ${distance}`);
  return ending;
}

/** 「言いそびれた夕焼け」 */
export function memoryNameOf(
  { verb, noun }: Pick<CompleteMemoryChoices, "verb" | "noun">,
  words: MemoryStory["redNameWords"],
): string {
  const word = (part: "verb" | "noun", index: number) =>
    words.find((one) => one.part === part && one.index === index)?.text ?? "";
  return word("verb", verb) + word("noun", noun);
}
