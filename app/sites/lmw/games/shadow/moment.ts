import type { ShadowWorld } from "./rules.ts";

/** Nothing yet, the colour on the water, the others beside it, or what was chosen of them. */
export type Phase = "before" | "seen" | "open" | "answered";

/** Which question is shown, from 0, and how far it is. */
export interface Moment {
  n: number;
  phase: Phase;
}

type Questions = {
  questions: readonly Pick<ShadowWorld["questions"][number], "shownMs" | "openMs">[];
  answers: readonly unknown[];
};

/** What was chosen is looked at until the next colour comes, and after the last one for good. */
export function getMoment({ questions, answers }: Questions, nowMs: number): Moment {
  const n = answers.length;
  const question = questions[n];
  const isAhead = question !== undefined && nowMs >= question.shownMs;
  if (n > 0 && !isAhead) return { n: n - 1, phase: "answered" };
  if (!isAhead) return { n, phase: "before" };
  return { n, phase: nowMs < question.openMs ? "seen" : "open" };
}
