"use no memo"; // Drawn some thirty times a visit: compiled it would only be heavier.

import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { Finding } from "#app/kits/basics/finding.ts";
import { groups } from "../rules/finding.ts";
import { CameraTrial } from "./camera-trial.tsx";
import { CheckRow } from "./check-row.tsx";
import { OpenOutside } from "./open-outside.tsx";
import { SoundTrial } from "./sound-trial.tsx";
import type { Exam } from "./use-exam.ts";
import css from "./check-list.module.css";

interface CheckListProps {
  exam: Exam;
  /** A trial found something. */
  onFinding: (finding: Finding) => void;
  /** A trial begins or ends at this row. */
  onTrial: (id: "camera" | "audio" | null) => void;
}

/** The chart: all checks in their groups, from the way to the server to the size of the window. */
export function CheckList({ exam, onFinding, onTrial }: CheckListProps) {
  const t = useWords<Words>();
  const { findings, current, isDone, round } = exam;
  const trial = { isReady: isDone, onFinding, onTrial };
  return (
    <section className={css.chart} aria-labelledby="results">
      <h2 id="results" className="visually-hidden">
        {t("results")}
      </h2>
      {groups.map((group) => (
        <section key={group.id} aria-labelledby={`group-${group.id}`}>
          <h3 id={`group-${group.id}`} className={css.label}>
            {t(`groups.${group.id}`)}
          </h3>
          <ul aria-labelledby={`group-${group.id}`}>
            {group.checks.map((id) => (
              <CheckRow
                key={id}
                id={id}
                finding={findings[id]}
                isRunning={current === id}
                help={id === "in-app" && <OpenOutside finding={findings[id]} />}
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
