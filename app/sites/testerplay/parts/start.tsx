"use no memo"; // The first view: compiled it would only be heavier.

import { useSyncExternalStore } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { ArrowIcon } from "#app/kits/ui/icons/arrow.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { PlayPage } from "../data.server.ts";
import { heroStrokes } from "../tuning.ts";
import { myTesterResults } from "../flow/my-tester-results.ts";
import type { Round } from "../rules/round.ts";
import { BoardFigure } from "./figure/board-figure.tsx";
import { Languages } from "./languages.tsx";
import css from "./start.module.css";

interface StartProps {
  page: PlayPage;
  /** The round could not be fetched: the line is gone. */
  isCut: boolean;
  onEnter: (place: Round["place"]) => void;
}

/** The first view: strokes without names, the one thing to keep in mind, and two buttons. */
export function Start({ page, isCut, onEnter }: StartProps) {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  const last = useSyncExternalStore(never, myTesterResults.last, nothing);
  return (
    <div className="frame">
      <div className={`${css.hero} frame`}>
        <BoardFigure className={css.strokes} strokes={heroStrokes} ground={null} page={page} />
        <p className={classNames(css.sixty, role.ghost)} aria-hidden="true">
          60
        </p>
        <div className={`${css.veil} overlay`} />
        <VerticalHeading className={css.title} size={48} lines={[t("start.first"), t("start.second")]} reveal />
      </div>
      <div className={`${css.belowFold} on-ink stack-4`}>
        {page.isBroken && <Notice message={t("card.broken")} />}
        {isCut && <Notice announce="now" code="E-NET" message={errorMessages("E-NET").message} />}
        <section className={`${css.care} marked text-leading-17`} aria-labelledby="tp-care">
          <h2 id="tp-care">{t("start.careTitle")}</h2>
          <p>{t("start.care")}</p>
        </section>
        <div className="grid" role="group" aria-label={t("start.choose")}>
          {(["shop", "home"] as const).map((place) => (
            <button
              key={place}
              type="button"
              data-place={place}
              className={`${css.startLink} rule-above`}
              onClick={() => onEnter(place)}
            >
              <span className={classNames(css.word, role.display)}>{t(`start.${place}`)}</span>
              <span className="text-note">{t(`start.${place}Note`)}</span>
              <ArrowIcon />
            </button>
          ))}
        </div>
        <noscript>
          <p className="text-strong">{t("start.withoutScript")}</p>
        </noscript>
        <p className="text-quiet">{t("start.lead")}</p>
        {last !== null && (
          <p>
            {/* Another address of this very page: the server says what it shows. */}
            <a className={css.last} href={`?c=${last}`}>
              {t("start.last")}
            </a>
          </p>
        )}
        <Languages />
      </div>
    </div>
  );
}

const never = () => () => {};
const nothing = () => null;
