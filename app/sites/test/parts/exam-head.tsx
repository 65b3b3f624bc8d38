"use no memo"; // Drawn some thirty times a visit: compiled it would only be heavier.

import { useMessages } from "#app/kits/i18n/messages.tsx";
import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import type { Messages } from "../copy/messages.ts";
import { checkIds } from "#app/kits/basics/check-result.ts";
import { countResults } from "../rules/exam-results.ts";
import { recommend } from "../rules/recommend.ts";
import { copyKey } from "./check-messages.ts";
import type { Exam } from "./use-exam.ts";
import css from "./exam-head.module.css";

/** The title, how far the exam has come, and in the end its one sentence. Keeps its height from beginning to end. */
export function ExamHead({ exam }: { exam: Exam }) {
  const t = useMessages<Messages>();
  const name = useMessages<object>() as (key: string) => string;
  const { findings, current, isDone } = exam;
  const count = countResults(findings);
  const done = count.ok + count.warn + count.no;

  return (
    <header className={`${css.head} anchor side`}>
      <h1 className={classNames("text-title", role.display)}>{t("title")}</h1>
      <p className={`${css.intro} above-3 text-service`}>{t("intro")}</p>
      <p className={`${css.withoutScript} above-4 pad-side-4 text-service`}>{t("withoutScript")}</p>
      <div className={`${css.state} above-4`}>
        <p className={`${css.now} text-lead text-strong`}>
          {isDone
            ? t(`advice.${recommend(findings).best}`)
            : current
              ? t("progress.running", { name: name(`checks.${copyKey(current)}.name`), done, total: checkIds.length })
              : t("progress.waiting")}
        </p>
        <p className={`${css.tally} facts-4`}>
          {t("progress.tally", count)}
          <span className="text-quiet">{t("progress.blinks", { count: count.ok })}</span>
        </p>
        {/* There from the beginning, so that nothing moves when it counts. */}
        <a href="#advice" className="target-inline text-link text-strong">
          {t("progress.more")}
        </a>
      </div>
    </header>
  );
}
