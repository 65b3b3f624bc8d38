"use no memo"; // Compiled it would only be heavier.
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { formatTime } from "../rules/time-text.ts";
import type { ShowView } from "../show-view.server.ts";
import css from "../live/replay.module.css";

/** The chapters of a show, and all that is said in them, to be read: what stands without a script, and beside a replay. */
export function ShowProgramme({ show, isOpen = false }: { show: ShowView; isOpen?: boolean }) {
  const t = useMessages<Messages>();
  const { chapters, beats, questions, poll } = show;
  return (
    <div className={`${css.programme} stack-3`} data-programme>
      {chapters.map(({ atS, words }, i) => {
        const untilS = chapters[i + 1]?.atS ?? show.lengthS;
        return (
          <details key={atS} open={isOpen} className={css.chapter}>
            <summary className="target-box">
              <span className="text-aside">{formatTime(atS * 1_000)}</span> {words}
            </summary>
            <ol className="stack-2">
              {beats
                .filter((beat) => beat.atS >= atS && beat.atS < untilS)
                .map((beat) => (
                  <li key={beat.key}>{beat.words}</li>
                ))}
            </ol>
          </details>
        );
      })}
      {poll.choices.map(({ id, words, title, beats: lines }) => (
        <details key={id} open={isOpen} className={css.chapter}>
          <summary className="target-box">{t("show.endingOf", { choice: words, title })}</summary>
          <ol className="stack-2">
            {lines.map((beat) => (
              <li key={beat.key}>{beat.words}</li>
            ))}
          </ol>
        </details>
      ))}
      <details open={isOpen} className={css.chapter}>
        <summary className="target-box">{t("show.questions")}</summary>
        <dl className={css.answers}>
          {questions.map(({ id, words, answer }) => (
            <div key={id} className="stack-2">
              <dt className={role.display}>{words}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
