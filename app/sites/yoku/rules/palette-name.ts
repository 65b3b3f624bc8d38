import { seededRandom, seedFromText, shuffle } from "#app/kits/basics/seeded-random.ts";
import type { FourDesires } from "#contracts/palette.ts";

/** The two ways in which a desire stands in a name. */
export interface NameParts {
  head: string;
  tail: string;
}

/**
 * The names that four desires can make, the first one first: one stands in front, another at the end, and nothing is said
 * twice. The colour in the main well is the noun of the first ones. The same four make the same names everywhere.
 */
export function paletteNames(desires: FourDesires, words: readonly NameParts[]): string[] {
  const random = seededRandom(seedFromText(desires.join(".")));
  const main = 1;
  const pairs = words.flatMap((front, i) =>
    words.flatMap((end, j) => (i === j ? [] : [{ head: front.head, tail: end.tail, isMain: j === main }])),
  );
  const order = [
    ...shuffle(
      random,
      pairs.filter(({ isMain }) => isMain),
    ),
    ...shuffle(
      random,
      pairs.filter(({ isMain }) => !isMain),
    ),
  ];
  const names = order.filter(({ head, tail }) => !hasSameKanji(head, tail)).map(({ head, tail }) => head + tail);
  return names.length > 0 ? names : order.map(({ head, tail }) => head + tail);
}

/** The name of that number; a number beyond the last begins again. */
export function paletteName(desires: FourDesires, words: readonly NameParts[], number: number): string {
  const names = paletteNames(desires, words);
  return names[number % names.length] ?? "";
}

/** One kanji on both sides sounds like a slip. */
const hasSameKanji = (head: string, tail: string): boolean =>
  [...head].some((char) => char >= "\u4e00" && char <= "\u9fff" && char !== "的" && tail.includes(char));
