"use no memo"; // Drawn some thirty times a visit: compiled it would only be heavier.

import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CheckResult } from "#app/kits/basics/check-result.ts";
import { countResults } from "../rules/exam-results.ts";
import { recommend } from "../rules/recommend.ts";
import { copyKey, useCheckMessages } from "./check-messages.ts";
import type { Exam } from "./use-exam.ts";

/** Says the end of the exam, and later the result of each trial, to whoever listens. Rows by themselves are silent. */
export function Announcer({ exam, tried }: { exam: Exam; tried: CheckResult | null }) {
  const t = useMessages<Messages>();
  const name = useMessages<object>() as (key: string) => string;
  const textOf = useCheckMessages();
  return (
    <p role="status" className="visually-hidden">
      {tried && exam.isDone
        ? t("announce.one", { name: name(`checks.${copyKey(tried.id)}.name`), says: textOf(tried).message })
        : exam.isDone &&
          t("announce.end", { ...countResults(exam.findings), advice: t(`advice.${recommend(exam.findings).best}`) })}
    </p>
  );
}
