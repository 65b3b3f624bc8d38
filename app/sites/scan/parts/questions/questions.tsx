import { elementAt } from "#app/kits/basics/element-at.ts";
import { useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { Answer, nineQuestions, Question } from "../../rules/face-questions.ts";
import { QuestionDrawing } from "./question-drawing.tsx";
import { StarPath } from "./star-path.tsx";
import css from "./questions.module.css";

type QuestionId = (typeof nineQuestions)[number]["id"];

interface QuestionsProps {
  questions: readonly Question[];
  /** Told once, after the last answer. */
  onDone: (answers: Answer[]) => void;
  /** Leads out of the questions from the first one; without it there is no way back there. */
  onLeave?: () => void;
}

const sides = ["first", "second"] as const;

/** 「どちらに近い？」: two drawings, one tap each. The one tapped is gone at once, the next pair is there. */
export function Questions({ questions, onDone, onLeave }: QuestionsProps) {
  const t = useMessages<Messages>();
  const [answers, setAnswers] = useState<Answer[]>([]);
  const step = Math.min(answers.length, questions.length - 1);
  const id = elementAt(questions, step).id as QuestionId;

  function answer(choice: Answer): void {
    const next = [...answers.slice(0, step), choice];
    setAnswers(next);
    if (next.length === questions.length) onDone(next);
  }

  const back = step > 0 ? () => setAnswers(answers.slice(0, step - 1)) : onLeave;
  return (
    <section className="stack-3" aria-labelledby="ask-title">
      <div className="between facts-3">
        <h2 id="ask-title" className={`text-heading ${role.display}`}>
          {t("ask.title")}
        </h2>
        <p className="text-aside" role="status">
          <span className={`${css.count} text-fine`}>
            {t("ask.progress", { step: step + 1, count: questions.length })}
          </span>
          {t(`ask.choices.${id}.part`)}
        </p>
      </div>
      <div className={`${css.pair} bleed on-ink`}>
        {sides.map((side) => (
          <button
            key={side}
            type="button"
            data-answer={side}
            className={`${css.choice} text-bright`}
            onClick={() => answer(side)}
          >
            <QuestionDrawing key={id} id={id} side={side} className={css.drawing} />
            <span className={`${css.words} text-body text-centred text-leading-15 text-strong`}>
              {t(`ask.choices.${id}.${side}`)}
            </span>
          </button>
        ))}
      </div>
      <div className={`${css.foot} stack-2`}>
        {back ? (
          <Button look="quiet" compact onClick={back}>
            {t(step > 0 ? "ask.back" : "ask.leave")}
          </Button>
        ) : (
          <span />
        )}
        <StarPath count={questions.length} lit={answers.length} />
        <Button look="line" compact onClick={() => answer("neither")}>
          {t("ask.neither")}
        </Button>
      </div>
    </section>
  );
}
