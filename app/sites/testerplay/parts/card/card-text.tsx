"use no memo"; // It stands in the first view of a stranger: compiled it would only be heavier.

import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { TesterMissionText } from "#contracts/tester-mission.ts";
import type { Messages } from "../../copy/messages.ts";
import type { TesterResult } from "../../rules/tester-result.ts";
import css from "./card.module.css";

/** What a round was: its time, its colours, the mission, and what the mission says of it. */
export function CardText({ footprint, words }: { footprint: TesterResult; words: TesterMissionText }) {
  const t = useMessages<Messages>();
  const { lang, isCalm, seconds, strokes } = footprint;
  const colours = new Set(strokes.map(({ shade }) => shade)).size;
  return (
    <section className={`${css.words} pad-side-3 stack-4`} lang={lang}>
      <div className={`${css.facts} stack-1`}>
        {isCalm ? (
          <p className="text-heading text-strong">{t("card.untimed")}</p>
        ) : (
          <p className={css.seconds}>
            <span className={classNames(css.number, role.latin, role.chrome)}>{seconds}</span>
            <span className="visually-hidden">{t("card.seconds", { seconds })}</span>
            <span className="text-strong" aria-hidden="true">
              {t("card.seconds", { seconds }).replace(String(seconds), "").trim()}
            </span>
          </p>
        )}
        <p>{t("card.colours", { count: colours })}</p>
        <p className="above-3 text-leading-16 text-strong marked">{words.mission}</p>
      </div>
      <p className={classNames(css.poem, role.display)}>
        {words.poem.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </p>
    </section>
  );
}
