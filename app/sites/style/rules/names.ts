import { randomBelow, type Random } from "#app/kits/basics/seeded-random.ts";
import type { DayHalf, TwoFacesWord } from "#contracts/two-faces.ts";
import type { NamedPair, NameParts, Pair } from "./pair.ts";

/** The words of one hour, each at the place of its number. */
export interface NameWords {
  heads: readonly { text: string; not: readonly number[] }[];
  tails: readonly string[];
}
export type WordBank = Record<DayHalf, NameWords>;

/** The bank as lists. Numbers run from 0 without a gap. */
export function wordBank(words: readonly TwoFacesWord[]): WordBank {
  const of = (half: DayHalf): NameWords => {
    const own = words.filter((word) => word.half === half).toSorted((a, b) => a.number - b.number);
    return {
      heads: own.flatMap((word) => (word.part === "head" ? [{ text: word.text, not: word.not }] : [])),
      tails: own.flatMap((word) => (word.part === "tail" ? [word.text] : [])),
    };
  };
  return { morning: of("morning"), night: of("night") };
}

/** True when the bank has both words and lets them stand together. */
export const isName = ({ heads, tails }: NameWords, { head, tail }: NameParts): boolean =>
  heads[head] !== undefined && tails[tail] !== undefined && !heads[head].not.includes(tail);

/** 「始発の」「交渉人」 as one. Throws a RangeError where the bank has no such word. */
export function nameOf({ heads, tails }: NameWords, { head, tail }: NameParts): string {
  const [first, second] = [heads[head]?.text, tails[tail]];
  if (first === undefined || second === undefined) throw new RangeError(`there is no name ${head} ${tail}`);
  return first + second;
}

/** What a pair is called until somebody calls it something: always the same. */
export function firstNames(bank: WordBank, { morning, night }: Pair): NamedPair["names"] {
  return {
    morning: nextAllowedName(bank.morning, { head: morning * 2 + (night & 1), tail: morning * 5 + night * 3 }),
    night: nextAllowedName(bank.night, { head: night * 2 + (morning & 1), tail: night * 5 + morning * 3 }),
  };
}

/** Another name than this one, by chance. */
export function anotherName(words: NameWords, now: NameParts, random: Random): NameParts {
  const head = randomBelow(random, words.heads.length);
  const tail = randomBelow(random, words.tails.length);
  const next = nextAllowedName(words, { head, tail });
  return next.head === now.head && next.tail === now.tail ? nextAllowedName(words, { head, tail: tail + 1 }) : next;
}

/** The name itself, or the next that the bank lets stand. */
export function nextAllowedName(words: NameWords, { head, tail }: NameParts): NameParts {
  const first = head % words.heads.length;
  for (let step = 0; step < words.tails.length; step++) {
    const name = { head: first, tail: (tail + step) % words.tails.length };
    if (isName(words, name)) return name;
  }
  throw new RangeError(`head ${first} goes with nothing`);
}
