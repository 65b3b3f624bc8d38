import type { ScanReading } from "../../flow/scan-reading.ts";
import { useScanPage } from "../result/use-scan-page.ts";
import { type Answer, nineQuestions, scoreAnswers } from "../../rules/face-questions.ts";
import { outcomeOf } from "../../rules/face-outcome.ts";
import { Questions } from "./questions.tsx";

interface NineQuestionsProps {
  onDone: (reading: ScanReading) => void;
  onLeave: () => void;
}

/** Nine picture pairs, three for each axis: the whole way without a face. */
export function NineQuestions({ onDone, onLeave }: NineQuestionsProps) {
  const { questionReferenceId } = useScanPage();

  function read(answers: Answer[]): void {
    const byId = Object.fromEntries(nineQuestions.map(({ id }, i) => [id, answers[i]]));
    onDone({
      outcome: outcomeOf(scoreAnswers(nineQuestions, byId)),
      mode: "nine-questions",
      referenceId: questionReferenceId,
      wasOffline: !navigator.onLine,
      sentBytes: 0,
      picture: null,
      readAt: Date.now(),
    });
  }

  return <Questions questions={nineQuestions} onDone={read} onLeave={onLeave} />;
}
