import { tonightMark, type ProphecyMood, type ProphecyMotif } from "#contracts/prophecy.ts";
import { headOf, kernelCount, type LetterContent } from "./letter-content.ts";
import { wordMarks } from "./word-marks.ts";

/** What two lines are held against each other by. */
export interface Line {
  mood: ProphecyMood;
  motifs: readonly ProphecyMotif[];
  text: string;
  answer?: { text: string } | undefined;
}

/** Tastes that do not go together in one letter: 甘 with 辛, 苦 with 澄. */
const against: Record<ProphecyMood, ProphecyMood> = {
  sweet: "sharp",
  sharp: "sweet",
  bitter: "clear",
  clear: "bitter",
};

/** Says of two lines whether they may stand in one letter. What it found out once, it knows. */
export interface Desk {
  /** No clash of taste and no word in both. */
  agree(one: Line, other: Line): boolean;
  /** At least one motif in both. */
  share(one: Line, other: Line): boolean;
  marksOf(text: string): ReadonlySet<string>;
}

/** A desk for one letter or for many. */
export function createDesk(): Desk {
  const marks = new Map<string, ReadonlySet<string>>();
  const agreed = new Map<Line, Map<Line, boolean>>();

  function marksOf(text: string): ReadonlySet<string> {
    let found = marks.get(text);
    if (!found) marks.set(text, (found = wordMarks(text.replaceAll(tonightMark, ""))));
    return found;
  }

  function isAgreed(one: Line, other: Line): boolean {
    if (against[one.mood] === other.mood) return false;
    const own = marksOf(one.text + (one.answer?.text ?? ""));
    for (const mark of marksOf(other.text)) if (own.has(mark)) return false;
    return true;
  }

  function agree(one: Line, other: Line): boolean {
    let row = agreed.get(one);
    if (!row) agreed.set(one, (row = new Map()));
    let answer = row.get(other);
    if (answer === undefined) row.set(other, (answer = isAgreed(one, other)));
    return answer;
  }

  return { agree, marksOf, share: (one, other) => one.motifs.some((motif) => other.motifs.includes(motif)) };
}

/** The characters of a letter's four lines, as a reader counts them. */
export const letterLength = (...lines: readonly Line[]): number =>
  lines.reduce((sum, { text, answer }) => sum + lengthOf(text) + (answer ? lengthOf(answer.text) : 0), 0);

const lengthOf = (text: string): number => [...text.replaceAll(tonightMark, "今夜")].length;

/** True for a number that has a line. */
export const isSource = (content: LetterContent, source: number): boolean =>
  source >= 1 && source <= kernelCount + content.prophecyNights.length && headOf(content, source) !== undefined;
