import { type Answer, threeQuestions } from "../../rules/face-questions.ts";
import { Questions } from "./questions.tsx";

/** Three picture pairs, one for each axis: the first ten seconds. The first stands on the page before it is alive. */
export function ThreeQuestions({ onDone }: { onDone: (answers: Answer[]) => void }) {
  return <Questions questions={threeQuestions} onDone={onDone} />;
}
