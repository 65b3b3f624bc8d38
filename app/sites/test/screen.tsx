"use no memo"; // Drawn some thirty times a visit: compiled it would only be heavier.

import { useState } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "./copy/messages.ts";
import { Advice } from "./parts/advice.tsx";
import { Announcer } from "./parts/announcer.tsx";
import { CheckList } from "./parts/check-list.tsx";
import { Diagnosis } from "./parts/diagnosis.tsx";
import { ExamEye } from "./parts/exam-eye.tsx";
import { ExamHead } from "./parts/exam-head.tsx";
import { useExam } from "./parts/use-exam.ts";
import type { CheckResult } from "#app/kits/basics/check-result.ts";
import { countResults } from "./rules/exam-results.ts";

/** The self-test of the device. It begins by itself; camera and sound wait for a tap. */
export default function TestScreen() {
  const t = useMessages<Messages>();
  const { exam, begin, report } = useExam();
  const [tried, setTried] = useState<CheckResult | null>(null);
  const [trial, setTrial] = useState<"camera" | "audio" | null>(null);

  function takeFinding(finding: CheckResult): void {
    setTried(finding);
    report(finding);
  }
  function startAgain(): void {
    setTried(null);
    begin();
    window.scrollTo({ top: 0 });
  }

  return (
    <div className="on-soot page-height">
      <ExamEye label={t("eye")} blinks={countResults(exam.findings).ok} reading={trial ?? exam.current} />
      <ExamHead exam={exam} />
      <CheckList exam={exam} onFinding={takeFinding} onTrial={setTrial} />
      <Advice exam={exam} onAgain={startAgain} />
      <Diagnosis exam={exam} />
      <Announcer exam={exam} tried={tried} />
    </div>
  );
}
