import type { MasterData } from "#contracts/master-data.ts";
import { type ProphecyMood, prophecyMoods, prophecyShades } from "#contracts/prophecy.ts";
import type { FinishedMouth } from "./mouth-code.ts";

/** What thirty letters come to, in words. */
export interface MouthSummary {
  mood: ProphecyMood;
  line: string;
  /** Who wrote most often: the number of the monster, and how many letters. */
  most: { monster: number; letters: number };
}

/** The taste of a mouth, what it looks like, and who drew most of it. Of equals the one that spoke last. */
export function summarizeMouth(
  { form, monsters }: FinishedMouth,
  { prophecyMouths }: Pick<MasterData, "prophecyMouths">,
): MouthSummary {
  const mood = mostFrequent(monsters.map(tasteOf)) ?? "clear";
  const monster = mostFrequent(monsters) ?? 1;
  return {
    mood,
    line: prophecyMouths.find((mouth) => mouth.mood === mood && mouth.form === form)?.text ?? "",
    most: { monster, letters: monsters.filter((one) => one === monster).length },
  };
}

const tasteOf = (monster: number): ProphecyMood | undefined =>
  prophecyMoods.find((mood) => prophecyShades[mood].includes(String(monster).padStart(2, "0")));

function mostFrequent<Item>(items: readonly (Item | undefined)[]): Item | undefined {
  const countOf = (item: Item | undefined): number => items.filter((one) => one === item).length;
  return items.toReversed().reduce((best, item) => (countOf(item) > countOf(best) ? item : best), items.at(-1));
}
