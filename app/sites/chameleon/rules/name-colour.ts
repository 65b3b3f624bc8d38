import type { NameBank } from "#contracts/colour-names.ts";
import { pickOne, seededRandom, seedFromText } from "#app/kits/basics/seeded-random.ts";
import { hexToOklch } from "#app/kits/basics/oklch.ts";
import { familyOf, lightOf, moodOf } from "./colour-traits.ts";

/** A name as numbers of words: what is stored of it. */
export interface NameIds {
  time: number;
  habit: number;
  thing: number;
}

/** A name as it is read: 時間, 癖, 物. Joined without anything between, the three are one Japanese noun. */
export type NameWords = readonly [time: string, habit: string, thing: string];

/** So often words are drawn again until they go together. */
const maxDraws = 64;

/**
 * The name of a colour: things of its hue, an hour of its lightness, a habit of its strength. The same colour has the
 * same name all day; `turn` 1, 2, 3 … are the other names it could have.
 * @param hex `#rrggbb`
 * @param day in Japan, "yyyy-mm-dd"
 */
export function nameColour(hex: string, day: string, turn: number, bank: NameBank): NameIds {
  const colour = hexToOklch(hex);
  const [family, light, mood] = [familyOf(colour), lightOf(colour), moodOf(colour)];
  const things = bank.things.filter((one) => one.family === family);
  const times = bank.times.filter((one) => one.light === light);
  const habits = bank.habits.filter((one) => one.mood === mood);
  const random = seededRandom(seedFromText(`${hex.toLowerCase()} ${day} ${turn}`));
  for (let draw = 0; draw < maxDraws; draw++) {
    const [time, habit, thing] = [pickOne(random, times), pickOne(random, habits), pickOne(random, things)];
    if (canCombine([time.word, habit.word, thing.word], bank))
      return { time: time.id, habit: habit.id, thing: thing.id };
  }
  throw new Error(`no words go together for ${hex}`);
}

/** The words of a name; null for numbers that are not in the bank, or words that do not go together. */
export function wordsOf({ time, habit, thing }: NameIds, bank: NameBank): NameWords | null {
  const words = [
    bank.times.find(({ id }) => id === time)?.word,
    bank.habits.find(({ id }) => id === habit)?.word,
    bank.things.find(({ id }) => id === thing)?.word,
  ] as const;
  const [when, does, what] = words;
  if (when === undefined || does === undefined || what === undefined) return null;
  return canCombine([when, does, what], bank) ? [when, does, what] : null;
}

/** False where two words are kept apart, or one kanji would stand in two of them. */
export function canCombine(words: NameWords, { apart }: Pick<NameBank, "apart">): boolean {
  const kanji = words.map((word) => new Set(word.match(/\p{Script=Han}/gu)));
  const isDoubled = kanji.some((set, i) => kanji.slice(i + 1).some((other) => [...set].some((one) => other.has(one))));
  return !isDoubled && !apart.some((pair) => pair.every((word) => words.includes(word)));
}

/** How many different names the bank holds, over all colours. */
export function countNames(bank: NameBank): number {
  let count = 0;
  for (const { word: time } of bank.times)
    for (const { word: habit } of bank.habits)
      for (const { word: thing } of bank.things) if (canCombine([time, habit, thing], bank)) count++;
  return count;
}
