import type { RedDistance, RedEnding, RedHeat, RedStory } from "#contracts/red-story.ts";
import type { WholeChoices } from "#contracts/red-memory.ts";

/** How hot a red is and how far away: one of nine tones. */
export interface RedTone {
  heat: RedHeat;
  distance: RedDistance;
}

/** From so many lines more on one side than on the other, a letter leans. */
const leans = 2;

/** The tone of a letter, from the leanings of its five lines. */
export function toneOf(letter: readonly number[], phrases: RedStory["redPhrases"]): RedTone {
  const lines = letter.flatMap((index) => phrases.find((phrase) => phrase.index === index) ?? []);
  const heat = lines.reduce((sum, phrase) => sum + phrase.heat, 0);
  const distance = lines.reduce((sum, phrase) => sum + phrase.distance, 0);
  return {
    heat: heat >= leans ? "hot" : heat <= -leans ? "cool" : "warm",
    distance: distance >= leans ? "far" : distance <= -leans ? "near" : "middle",
  };
}

/** The ending the choices lead to. */
export function endingOf(choices: WholeChoices, story: Pick<RedStory, "redPhrases" | "redEndings">): RedEnding {
  const { heat, distance } = toneOf(choices.letter, story.redPhrases);
  const ending = story.redEndings.find(
    (one) => one.gift === choices.gift && one.heat === heat && one.distance === distance,
  );
  if (!ending) throw new Error(`no ending is written for ${choices.gift} ${heat} ${distance}`);
  return ending;
}

/** 「言いそびれた夕焼け」 */
export function redName({ verb, noun }: Pick<WholeChoices, "verb" | "noun">, words: RedStory["redNameWords"]): string {
  const word = (part: "verb" | "noun", index: number) =>
    words.find((one) => one.part === part && one.index === index)?.text ?? "";
  return word("verb", verb) + word("noun", noun);
}
