import { type Axis, axes, type AxisScores } from "./face-axes.ts";

/** Which of two drawings is nearer; `neither` is 「どちらとも」. `first` is the first strength of the axis. */
export type Answer = "first" | "second" | "neither";

export interface Question {
  id: string;
  axis: Axis;
}

/** Nine pairs of line drawings, one axis after the other in turns, so that no two alike follow. */
export const nineQuestions = [
  { id: "outline", axis: "line" },
  { id: "eyes", axis: "depth" },
  { id: "face", axis: "ratio" },
  { id: "brow", axis: "line" },
  { id: "lips", axis: "depth" },
  { id: "nose", axis: "ratio" },
  { id: "jaw", axis: "line" },
  { id: "lid-to-brow", axis: "depth" },
  { id: "between-eyes", axis: "ratio" },
] as const satisfies readonly Question[];

/** Three of them: one for each axis, for the first ten seconds. */
export const threeQuestions = nineQuestions.slice(0, 3) as readonly Question[];

/** A mask leaves one thing to ask. */
export const maskQuestion: Question = nineQuestions[2];

const lean = { first: -1, second: 1, neither: 0 } as const satisfies Record<Answer, number>;

/** One picture stands for a whole axis: it decides, but no further than two answers of three would. */
const loneWeight = 2;

/** What one answer alone says about its axis. */
export function scoreAnswer(answer: Answer): number {
  // Adding 0 turns −0 into 0.
  return lean[answer] * loneWeight + 0;
}

/**
 * The three axes of what was answered, by question id. An axis with one question takes it as a whole; with three, each
 * counts one. What was not answered counts as 「どちらとも」.
 */
export function scoreAnswers(
  questions: readonly Question[],
  answers: Readonly<Partial<Record<string, Answer>>>,
): AxisScores {
  const scores = axes.map((axis): [Axis, number] => {
    const ofAxis = questions.filter((question) => question.axis === axis);
    const sum = ofAxis.reduce((total, { id }) => total + lean[answers[id] ?? "neither"], 0);
    return [axis, ofAxis.length === 1 ? sum * loneWeight + 0 : sum];
  });
  return Object.fromEntries(scores) as Record<Axis, number>;
}
