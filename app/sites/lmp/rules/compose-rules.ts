import { todayPlaceholder, type ProphecyMood, type ProphecyMotif } from "#contracts/prophecy.ts";
import { firstLineOf, mainLineCount, type ProphecyContent } from "./prophecy-content.ts";
import { extractKeywords } from "./keywords.ts";

/** What two lines are held against each other by. */
export interface ProphecyLine {
  mood: ProphecyMood;
  motifs: readonly ProphecyMotif[];
  text: string;
  answer?: { text: string } | undefined;
}

/** Tastes that do not go together in one letter: 甘 with 辛, 苦 with 澄. */
const clashingMood: Record<ProphecyMood, ProphecyMood> = {
  sweet: "sharp",
  sharp: "sweet",
  bitter: "clear",
  clear: "bitter",
};

/** Says of two lines whether they may stand in one letter. What it found out once, it knows. */
export interface ComposeRules {
  /** No clash of taste and no word in both. */
  isCompatible(one: ProphecyLine, other: ProphecyLine): boolean;
  /** At least one motif in both. */
  hasSharedMotif(one: ProphecyLine, other: ProphecyLine): boolean;
  keywordsOf(text: string): ReadonlySet<string>;
}

/** The rules for one prophecy or for many. */
export function createComposeRules(): ComposeRules {
  const keywords = new Map<string, ReadonlySet<string>>();
  const compatibility = new Map<ProphecyLine, Map<ProphecyLine, boolean>>();

  function keywordsOf(text: string): ReadonlySet<string> {
    let cached = keywords.get(text);
    if (!cached) keywords.set(text, (cached = extractKeywords(text.replaceAll(todayPlaceholder, ""))));
    return cached;
  }

  function computeCompatible(one: ProphecyLine, other: ProphecyLine): boolean {
    if (clashingMood[one.mood] === other.mood) return false;
    const firstKeywords = keywordsOf(one.text + (one.answer?.text ?? ""));
    for (const keyword of keywordsOf(other.text)) if (firstKeywords.has(keyword)) return false;
    return true;
  }

  function isCompatible(one: ProphecyLine, other: ProphecyLine): boolean {
    let row = compatibility.get(one);
    if (!row) compatibility.set(one, (row = new Map()));
    let answer = row.get(other);
    if (answer === undefined) row.set(other, (answer = computeCompatible(one, other)));
    return answer;
  }

  return {
    isCompatible,
    keywordsOf,
    hasSharedMotif: (one, other) => one.motifs.some((motif) => other.motifs.includes(motif)),
  };
}

/** The characters of a letter's four lines, as a reader counts them. */
export const countCharacters = (...lines: readonly ProphecyLine[]): number =>
  lines.reduce((sum, { text, answer }) => sum + lengthOf(text) + (answer ? lengthOf(answer.text) : 0), 0);

const lengthOf = (text: string): number => [...text.replaceAll(todayPlaceholder, "今夜")].length;

/** True for a number that has a line. */
export const isSource = (content: ProphecyContent, source: number): boolean =>
  source >= 1 && source <= mainLineCount + content.prophecyNights.length && firstLineOf(content, source) !== undefined;
