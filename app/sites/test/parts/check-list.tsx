"use no memo"; // Drawn some thirty times a visit: compiled it would only be heavier.

import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CheckResult } from "#app/kits/basics/check-result.ts";
import { checkGroups } from "../rules/exam-results.ts";
import { CameraTrial } from "./camera-trial.tsx";
import { CheckRow } from "./check-row.tsx";
import { InAppExit } from "./in-app-exit.tsx";
import { SoundTrial } from "./sound-trial.tsx";
import type { Exam } from "./use-exam.ts";
import css from "./check-list.module.css";

interface CheckListProps {
  exam: Exam;
  /** A trial found something. */
  onFinding: (finding: CheckResult) => void;
  /** A trial begins or ends at this row. */
  onTrial: (id: "camera" | "audio" | null) => void;
}

/** The chart: all checks in their groups, from the way to the server to the size of the window. */
export function CheckList({ exam, onFinding, onTrial }: CheckListProps) {
  const t = useMessages<Messages>();
  const { findings, current, isDone, round } = exam;
  const trial = { isReady: isDone, onFinding, onTrial };
  return (
    <section className={css.chart} aria-labelledby="results">
      <h2 id="results" className="visually-hidden">
        {t("results")}
      </h2>
      {checkGroups.map((group) => (
        <section key={group.id} aria-labelledby={`group-${group.id}`}>
          <h3 id={`group-${group.id}`} className={`${css.label} above-5 rule-below text-aside text-medium`}>
            {t(`groups.${group.id}`)}
          </h3>
          <ul aria-labelledby={`group-${group.id}`}>
            {group.checks.map((id) => (
              <CheckRow
                key={id}
                id={id}
                finding={findings[id]}
                isRunning={current === id}
                help={id === "in-app" && <InAppExit finding={findings[id]} />}
                trial={
                  (id === "camera" && <CameraTrial key={round} finding={findings.camera} {...trial} />) ||
                  (id === "audio" && <SoundTrial key={round} finding={findings.audio} {...trial} />)
                }
              />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
