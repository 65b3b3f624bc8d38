import { useEffect, useRef, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Grain } from "#app/kits/ui/grain/grain.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { classNames } from "#app/kits/basics/class-names.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { WishAnswer } from "#contracts/wishes.ts";
import { wishSleepDays } from "#contracts/wish-limits.ts";
import type { Card } from "../contract.ts";
import type { Words } from "../copy/words.ts";
import { lightStep } from "../rules/light.ts";
import text from "./lamp-words.module.css";
import css from "./lamp.module.css";
import { LampStill } from "./lamp-still.tsx";

/** A want that was answered, and what was said. */
export interface Answered {
  card: Card;
  answer: WishAnswer;
}

interface LampProps {
  /** What stands under the lamp; null when nothing is wanted. */
  card: Card | null;
  days: number;
  /** How many others wait for the same question. */
  waiting: number;
  answered: Answered | null;
  onAnswer: (answer: WishAnswer) => void;
  onUndo: () => void;
  onNext: () => void;
}

/** The one want that slept longest, in the light it has left. At thirty days it asks; 「手放す」 blows the light out. */
export function Lamp({ card, days, waiting, answered, onAnswer, onUndo, onNext }: LampProps) {
  const shown = answered?.card ?? card;
  const isOut = answered?.answer === "let-go";
  const light = useDimming(shown?.id ?? "", answered ? (isOut ? "out" : 6) : lightStep(days));

  return (
    <div className={css.lamp} data-light={shown ? light : "none"}>
      <div className={css.scene} aria-hidden="true">
        <div className={css.glow} />
        <div className={css.beam} />
        <div className={css.pool} />
        {shown && (
          <>
            <div className={css.still} data-photograph={shown.picture ? "" : undefined}>
              <LampStill card={shown} />
            </div>
            {/* A photograph brings its own floor. */}
            {!shown.picture && (
              <div className={css.mirror}>
                <LampStill card={shown} />
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
}: Pick<LampProps, "days" | "waiting" | "onAnswer"> & { card: Card }) {
  const t = useWords<Words>();
  const isAsked = days >= wishSleepDays;
  return (
    <>
      <p className={text.count}>{isAsked ? t("lamp.asked", { days }) : t("lamp.sleeping", { days: days + 1 })}</p>
      <p className={classNames(text.name, role.display)}>{card.name}</p>
      <p className={text.hint}>
        {isAsked ? t("lamp.question") : t("lamp.left", { days: wishSleepDays - days })}
        {isAsked && waiting > 0 && <span className={text.more}>{t("lamp.more", { count: waiting })}</span>}
      </p>
      <div className={text.answers}>
        {isAsked && (
          <Button look="bone" onClick={() => onAnswer("keep")}>
            {t("lamp.keep")}
          </Button>
        )}
        <Button look="line" className={text.letGo} onClick={() => onAnswer("let-go")}>
          {t("lamp.letGo")}
        </Button>
      </div>
      {isAsked && <p className={text.same}>{t("lamp.same")}</p>}
    </>
  );
}

function Answer(props: { answered: Answered; hasNext: boolean; onUndo: () => void; onNext: () => void }) {
  const t = useWords<Words>();
  const said = useRef<HTMLParagraphElement>(null);
  const { card, answer } = props.answered;
  const isOut = answer === "let-go";
  // The button that was pressed is gone; who came by keyboard goes on from here.
  useEffect(() => said.current?.focus({ preventScroll: true }), []);

  return (
    <>
      <p ref={said} className={text.said} role="status" tabIndex={-1}>
        {isOut ? t("lamp.wentOut", { name: card.name }) : t("lamp.kept")}
      </p>
      <p className={text.story}>{isOut ? t("lamp.outStory") : t("lamp.keptStory")}</p>
      <div className={text.answers}>
        <Button look="bone" onClick={props.onNext}>
          {props.hasNext ? t("lamp.next") : t("lamp.toList")}
        </Button>
        {isOut && (
          <Button look="line" className={text.letGo} onClick={props.onUndo}>
            {t("lamp.undo")}
          </Button>
        )}
      </div>
    </>
  );
}

/** Begins in full light, so that one sees it go down to what is left. */
function useDimming(id: string, target: number | "out"): number | "out" {
  const [lit, setLit] = useState("");
  useEffect(() => {
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => setLit(id)));
    return () => cancelAnimationFrame(frame);
  }, [id]);
  return lit === id ? target : 6;
}
