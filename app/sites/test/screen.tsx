"use no memo"; // Drawn some thirty times a visit: compiled it would only be heavier.

import { useState } from "react";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "./copy/words.ts";
import { Advice } from "./parts/advice.tsx";
import { Announcer } from "./parts/announcer.tsx";
import { CheckList } from "./parts/check-list.tsx";
import { Diagnosis } from "./parts/diagnosis.tsx";
import { ExamEye } from "./parts/exam-eye.tsx";
import { ExamHead } from "./parts/exam-head.tsx";
import { useExam } from "./parts/use-exam.ts";
import type { Finding } from "#app/kits/basics/finding.ts";
import { tally } from "./rules/finding.ts";
import css from "./screen.module.css";

/** The self-test of the device. It begins by itself; camera and sound wait for a tap. */
export default function TestScreen() {
  const t = useWords<Words>();
  const { exam, begin, report } = useExam();
  const [tried, setTried] = useState<Finding | null>(null);
  const [trial, setTrial] = useState<"camera" | "audio" | null>(null);

  function take(finding: Finding): void {
    setTried(finding);
    report(finding);
  }
  function startAgain(): void {
    setTried(null);
    begin();
    window.scrollTo({ top: 0 });
  }

  return (
    <div className={css.room}>
      <ExamEye label={t("eye")} blinks={tally(exam.findings).ok} reading={trial ?? exam.current} />
      <ExamHead exam={exam} />
      <CheckList exam={exam} onFinding={take} onTrial={setTrial} />
      <Advice exam={exam} onAgain={startAgain} />
      <Diagnosis exam={exam} />
      <Announcer exam={exam} tried={tried} />
    </div>
  );
}
