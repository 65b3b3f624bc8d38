import { LeaveQuestion } from "./leave-question.tsx";
import { useFaceHistory } from "./use-face-history.ts";
import type { TesterMirror } from "./use-tester-mirror.ts";

interface FaceHistoryProps {
  mirror: TesterMirror;
  /** The visitor stays: the face is to be seen again, wherever the page had got to. */
  onKeep: () => void;
}

/** Asks before Back loses one's own face. */
export function FaceHistory({ mirror, onKeep }: FaceHistoryProps) {
  const { isQuestionOpen, keep } = useFaceHistory(mirror);
  if (!isQuestionOpen) return null;
  return (
    <LeaveQuestion
      isPhoto={mirror.source.kind !== "camera"}
      onKeep={() => {
        keep();
        onKeep();
      }}
      onClose={mirror.close}
    />
  );
}
