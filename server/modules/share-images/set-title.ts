import type { Language } from "#contracts/languages.ts";
import { breakIntoLines, measureEms, spreadOverLines } from "./card-lines.ts";
import { splitIntoPhrases } from "./phrases.ts";

/** The title of a card as it is set: how large, and line by line. */
export interface SetTitle {
  sizePx: number;
  /** Together they are the title; a line may keep the space behind its last word. */
  lines: string[];
}

/** In ems, what follows each letter of a title. */
export const titleSpacing = 0.04;
const [smallestPx, comfortablePx, largestPx] = [40, 54, 88];
const mostLines = 4;
/** Letters are measured roughly: so many ems stay free. */
const spareEms = 0.3;

/** As large as its phrases allow, in the fewest lines of a comfortable size; where none has it, in the lines that come nearest. */
export function setTitle(title: string, lang: Language, widthPx: number): SetTitle {
  const phrases = splitIntoPhrases(title, lang);
  const emsOf = (words: string): number => measureEms(words, titleSpacing) + spareEms;
  const settings = Array.from({ length: mostLines }, (_, n): SetTitle => {
    const lines = spreadOverLines(phrases, n + 1, emsOf);
    return { lines, sizePx: Math.min(largestPx, Math.floor(widthPx / Math.max(...lines.map(emsOf)))) };
  });
  const largest = settings.reduce((one, other) => (other.sizePx > one.sizePx ? other : one));
  const chosen = settings.find(({ sizePx }) => sizePx >= comfortablePx) ?? largest;
  if (chosen.sizePx >= smallestPx) return chosen;
  return { sizePx: smallestPx, lines: breakIntoLines(phrases, widthPx / smallestPx, emsOf) };
}
