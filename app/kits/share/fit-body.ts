import { maxXWeight, xWeight } from "./x-weight.ts";

const ellipsis = "…";

/**
 * A sentence with its variables in place, at most `budget` heavy (as X counts). If it would be heavier, the heaviest
 * variables are shortened to the same weight, so that as much as possible of all of them is left.
 */
export function fitBody(template: string, variables: Record<string, string | number>, budget: number): string {
  const words = new Map(Object.entries(variables).map(([name, value]) => [name, plainWords(String(value))]));
  const within = (cap: number): string =>
    template.replace(/\{(\w+)\}/g, (_, name: string) => shorten(words.get(name) ?? "", cap));
  let [fits, tooMuch] = [0, budget + 1];
  while (tooMuch - fits > 1) {
    const cap = (fits + tooMuch) >> 1;
    if (xWeight(within(cap)) <= budget) fits = cap;
    else tooMuch = cap;
  }
  return within(fits);
}

/** The beginning of a text with "…", together at most `maxWeight` heavy; the text itself when it is light enough. */
export function shorten(text: string, maxWeight: number): string {
  if (xWeight(text) <= maxWeight) return text;
  let kept = "";
  let room = maxWeight - xWeight(ellipsis);
  for (const character of readerCharacters(text)) {
    room -= xWeight(character);
    if (room < 0) break;
    kept += character;
  }
  return kept.trimEnd() + ellipsis;
}

/** A variable is words on one line. What X would read as an address of its own is taken apart. */
function plainWords(text: string): string {
  return (
    text
      // No code point weighs less than 1 or takes more than 2 units: what is cut here never fits anyway.
      .slice(0, 4 * maxXWeight)
      .normalize("NFC")
      .replace(/[\s\p{Cc}\p{Cs}]+/gu, " ")
      .replace(/:\/\//g, "：")
      .replace(/(?<=[\p{L}\p{N}])\.(?=\p{L})/gu, "．")
      .trim()
  );
}

/** What a reader counts as one: a Thai vowel stays with its consonant, an emoji in one piece. */
function readerCharacters(text: string): string[] {
  if (!("Segmenter" in Intl)) return [...text];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
