/**
 * How wide words are, in ems, as the widest of the cards' faces has them (the heavy Mincho): never less than it draws.
 * @param spacing what follows each letter, in ems
 */
export const measureEms = (words: string, spacing = 0): number =>
  [...words.trimEnd()].reduce((sum, letter) => sum + emsOf(letter) + spacing, 0);

function emsOf(letter: string): number {
  if (letter > "\u2fff") return 1;
  if (/\p{M}/u.test(letter)) return 0;
  if (/[ijlftr.,'!:;\- ]/.test(letter)) return 0.48;
  if (/[mwMW&%@]/.test(letter)) return 1;
  return /\p{Lu}/u.test(letter) ? 0.84 : 0.65;
}

/**
 * The same phrases in so few lines as a width allows, the lines as even as can be. A phrase that is wider than a line has one of
 * its own, which whoever draws it has to break.
 * @param widthOf how wide a line of words is, in the unit of `maxWidth`
 */
export function breakIntoLines(
  phrases: readonly string[],
  maxWidth: number,
  widthOf: (words: string) => number,
): string[] {
  const fewest = countFewestLines(phrases, maxWidth, widthOf);
  return spreadOverLines(phrases, fewest, widthOf);
}

/** The same phrases in so many lines (fewer when they are fewer), so that the widest line is as narrow as can be. */
export function spreadOverLines(
  phrases: readonly string[],
  count: number,
  widthOf: (words: string) => number,
): string[] {
  // best[n][end]: the narrowest way to set the first `end` phrases in n lines, by the sum of the squares of their widths.
  const lines = Math.min(count, phrases.length);
  const width = (from: number, to: number): number => widthOf(phrases.slice(from, to).join(""));
  let best: (Layout | null)[] = phrases.map((_, n) => ({ cost: width(0, n + 1) ** 2, breaks: [] }));
  for (let line = 2; line <= lines; line++) {
    best = phrases.map((_, end) => {
      let chosen: Layout | null = null;
      for (let from = line - 1; from <= end; from++) {
        const before = best[from - 1];
        if (!before) continue;
        const cost = before.cost + width(from, end + 1) ** 2;
        if (!chosen || cost < chosen.cost) chosen = { cost, breaks: [...before.breaks, from] };
      }
      return chosen;
    });
  }
  const breaks = best.at(-1)?.breaks ?? [];
  return [0, ...breaks].map((from, n) => phrases.slice(from, breaks[n] ?? phrases.length).join(""));
}

interface Layout {
  cost: number;
  /** The phrase that each line but the first begins with. */
  breaks: readonly number[];
}

function countFewestLines(phrases: readonly string[], maxWidth: number, widthOf: (words: string) => number): number {
  let count = 1;
  let line = "";
  for (const phrase of phrases) {
    if (line !== "" && widthOf(line + phrase) > maxWidth) {
      count++;
      line = "";
    }
    line += phrase;
  }
  return count;
}
