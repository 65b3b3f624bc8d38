import { maxXWeight, xWeight } from "./x-weight.ts";

const ellipsis = "…";

/**
 * A sentence with its variables in place, at most `budget` heavy (as X counts). If it would be heavier, the heaviest
 * variables are shortened to the same weight, so that as much as possible of all of them is left.
 */
export function fitBody(template: string, variables: Record<string, string | number>, budget: number): string {
  const values = new Map(Object.entries(variables).map(([name, value]) => [name, normalizeVariable(String(value))]));
  const fillWithin = (cap: number): string =>
    template.replace(/\{(\w+)\}/g, (_, name: string) => shorten(values.get(name) ?? "", cap));
  let [fits, overflowing] = [0, budget + 1];
  while (overflowing - fits > 1) {
    const cap = (fits + overflowing) >> 1;
    if (xWeight(fillWithin(cap)) <= budget) fits = cap;
    else overflowing = cap;
  }
  return fillWithin(fits);
}

/** The beginning of a text with "…", together at most `maxWeight` heavy; the text itself when it is light enough. */
export function shorten(text: string, maxWeight: number): string {
  if (xWeight(text) <= maxWeight) return text;
  let shortened = "";
  let remaining = maxWeight - xWeight(ellipsis);
  for (const character of splitGraphemes(text)) {
    remaining -= xWeight(character);
    if (remaining < 0) break;
    shortened += character;
  }
  return shortened.trimEnd() + ellipsis;
}

/** A variable is words on one line. What X would read as an address of its own is taken apart. */
function normalizeVariable(text: string): string {
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
function splitGraphemes(text: string): string[] {
  if (!("Segmenter" in Intl)) return [...text];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
