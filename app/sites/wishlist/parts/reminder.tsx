import { useEffect, useRef, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Grain } from "#app/kits/ui/grain/grain.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { classNames } from "#app/kits/basics/class-names.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { WishAnswer } from "#contracts/wishes.ts";
import { wishSleepDays } from "#contracts/wish-limits.ts";
import type { Card } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import { brightnessOf } from "../rules/reminder.ts";
import text from "./reminder-text.module.css";
import css from "./reminder.module.css";
import { ReminderStill } from "./reminder-still.tsx";

/** A want that was answered, and what was said. */
export interface AnsweredWish {
  card: Card;
  answer: WishAnswer;
}

interface ReminderProps {
  /** The product of the reminder; null when nothing is wanted. */
  card: Card | null;
  days: number;
  /** How many others wait for the same question. */
  waiting: number;
  answered: AnsweredWish | null;
  onAnswer: (answer: WishAnswer) => void;
  onUndo: () => void;
  onNext: () => void;
}

/** The one want that slept longest, in the light it has left. At thirty days it asks; 「手放す」 blows the light out. */
export function Reminder({ card, days, waiting, answered, onAnswer, onUndo, onNext }: ReminderProps) {
  const shown = answered?.card ?? card;
  const isOut = answered?.answer === "let-go";
  const light = useDimming(shown?.id ?? "", answered ? (isOut ? "out" : 6) : brightnessOf(days));

  return (
    <div className={`${css.reminder} frame`} data-light={shown ? light : "none"}>
      <div className={`${css.scene} overlay`} aria-hidden="true">
        <div className={`${css.glow} overlay`} />
        <div className={css.beam} />
        <div className={css.pool} />
        {shown && (
          <>
            <div className={css.still} data-photograph={shown.picture ? "" : undefined}>
              <ReminderStill card={shown} />
            </div>
            {/* A photograph brings its own floor. */}
            {!shown.picture && (
              <div className={css.mirror}>
                <ReminderStill card={shown} />
              </div>
            )}
          </>
        )}
        <div className={css.wick}>
          <span className={css.flame} />
        </div>
        {isOut && (
          <svg className={css.smoke} viewBox="0 0 80 260" fill="none">
            <path pathLength="1" d="M40 258c-6-40 18-58 8-96S22 108 36 74 58 34 46 2" />
          </svg>
        )}
        <Grain />
      </div>
      <div className={text.words}>
        {answered ? (
          <Answer answered={answered} hasNext={waiting > 0} onUndo={onUndo} onNext={onNext} />
        ) : (
          card && <Question card={card} days={days} waiting={waiting} onAnswer={onAnswer} />
        )}
      </div>
    </div>
  );
}

function Question({
  card,
  days,
  waiting,
  onAnswer,
}: Pick<ReminderProps, "days" | "waiting" | "onAnswer"> & { card: Card }) {
  const t = useMessages<Messages>();
  const isDue = days >= wishSleepDays;
  return (
    <>
      <p className="text-aside">
        {isDue ? t("reminder.rested", { days }) : t("reminder.sleeping", { days: days + 1 })}
      </p>
      <p className={classNames(text.name, "text-title", role.display)}>{card.name}</p>
      <p className={`${text.hint} text-body`}>
        {isDue ? t("reminder.question") : t("reminder.left", { days: wishSleepDays - days })}
        {isDue && waiting > 0 && (
          <span className={`${text.more} text-quiet`}>{t("reminder.more", { count: waiting })}</span>
        )}
      </p>
      <div className={`${text.answers} above-3 row-3`}>
        {isDue && (
          <Button look="bone" onClick={() => onAnswer("keep")}>
            {t("reminder.stillWanted")}
          </Button>
        )}
        <Button look="line" className="text-lead" onClick={() => onAnswer("let-go")}>
          {t("reminder.letGo")}
        </Button>
      </div>
      {isDue && <p className="above-2 text-note">{t("reminder.same")}</p>}
    </>
  );
}

function Answer(props: { answered: AnsweredWish; hasNext: boolean; onUndo: () => void; onNext: () => void }) {
  const t = useMessages<Messages>();
  const message = useRef<HTMLParagraphElement>(null);
  const { card, answer } = props.answered;
  const isOut = answer === "let-go";
  // The button that was pressed is gone; who came by keyboard goes on from here.
  useEffect(() => message.current?.focus({ preventScroll: true }), []);

  return (
    <>
      <p ref={message} className="text-lead text-leading-17 text-strong" role="status" tabIndex={-1}>
        {isOut ? t("reminder.wentOut", { name: card.name }) : t("reminder.extended")}
      </p>
      <p className="above-2 text-note">{isOut ? t("reminder.outStory") : t("reminder.extendedStory")}</p>
      <div className={`${text.answers} above-3 row-3`}>
        <Button look="bone" onClick={props.onNext}>
          {props.hasNext ? t("reminder.next") : t("reminder.toList")}
        </Button>
        {isOut && (
          <Button look="line" className="text-lead" onClick={props.onUndo}>
            {t("reminder.undo")}
          </Button>
        )}
      </div>
    </>
  );
}

/** Begins in full light, so that one sees it go down to what is left. */
function useDimming(id: string, target: number | "out"): number | "out" {
  const [litId, setLitId] = useState("");
  useEffect(() => {
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => setLitId(id)));
    return () => cancelAnimationFrame(frame);
  }, [id]);
  return litId === id ? target : 6;
}
