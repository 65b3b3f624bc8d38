import { type RefObject, useEffect, useRef } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { type Round, roundMs, strokesOf } from "../../rules/round.ts";
import css from "./board-view.module.css";

interface RoundHeadProps {
  round: Round;
  /** The mission. */
  mission: string;
  isTimed: boolean;
  title: RefObject<HTMLHeadingElement | null>;
}

/** What is told aloud of the clock, in seconds. */
const announceAtSeconds = [30, 10];

/** The mission, how many strokes there are, and the clock as a number and a line of light that burns down. */
export function RoundHead({ round, mission, isTimed, title }: RoundHeadProps) {
  const t = useMessages<Messages>();
  const line = useRef<HTMLSpanElement>(null);
  const { step, isCalm, passedMs, strokes } = round;
  const Title = step === "card" ? "p" : "h1";
  const leftMs = Math.max(0, roundMs - passedMs);
  const left = Math.ceil(leftMs / 1000);
  const announced = announceAtSeconds.findLast((second) => left <= second);

  useEffect(() => {
    if (line.current) line.current.style.transform = `scaleX(${isCalm ? 1 : leftMs / roundMs})`;
  }, [isCalm, leftMs]);

  return (
    <header className={`${css.head} line-3`}>
      {/* On the card the card's own title leads. */}
      <Title ref={title} tabIndex={-1} className={css.mission}>
        {step === "fall" ? t("fall.title") : mission}
      </Title>
      {step === "play" && (
        <>
          <p className={css.clock}>
            {isCalm ? (
              <span className="text-fine text-leading-16">{t("play.untimed")}</span>
            ) : (
              <span
                role="timer"
                aria-label={t("play.left", { seconds: left })}
                className={classNames(css.left, "text-title", role.latin, role.chrome)}
              >
                {left}
              </span>
            )}
            <span className={`${css.count} text-note`}>
              {t("play.count", { count: strokes.length, most: strokesOf(round) })}
            </span>
          </p>
          <span className={css.track} aria-hidden="true">
            <span ref={line} className={css.line} data-last={(isTimed && left <= 10) || undefined} />
          </span>
          <p role="status" className="visually-hidden">
            {isTimed && announced !== undefined && t("play.left", { seconds: announced })}
          </p>
        </>
      )}
    </header>
  );
}
