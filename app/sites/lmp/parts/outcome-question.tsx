import { prophecyAnswers, type ProphecyCard } from "#contracts/prophecy-history.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { formatDay } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./outcome-question.module.css";
import { useAnswer } from "./use-answer.ts";

/** Below this many answers a share of them says nothing. */
const minAnswers = 5;
const storyKeyOf = { yes: "outcome.answeredYes", wait: "outcome.answeredWait", no: "outcome.answeredNo" } as const;

/** 「当たった？」 of an earlier day. What the others said is shown after one's own answer, never before. */
export function OutcomeQuestion({ card }: { card: Pick<ProphecyCard, "day" | "sign" | "answer"> }) {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  const { result, sending, error, answer } = useAnswer(card.day);
  const chosen = result?.answer ?? card.answer;
  return (
    <section className={css.ask} aria-labelledby={`ask-${card.day}`}>
      <p className="text-note">{t("outcome.about", { day: formatDay(card.day, "ja") })}</p>
      <p className={`${css.sign} below-3 text-face text-lead text-leading-16`}>{card.sign}</p>
      <h2 id={`ask-${card.day}`} className={`${css.title} text-body`}>
        {t("outcome.title")}
      </h2>
      <div className={`${css.choices} stack-2`} role="group" aria-labelledby={`ask-${card.day}`}>
        {prophecyAnswers.map((choice) => (
          <Button
            key={choice}
            compact
            look={chosen === choice ? "bone" : "line"}
            pending={sending === choice}
            aria-pressed={chosen === choice}
            onClick={() => void answer(choice)}
          >
            {t(`outcome.${choice}`)}
          </Button>
        ))}
      </div>
      <p className="above-3 hides-empty text-body text-leading-18" role="status">
        {result &&
          result.answered >= minAnswers &&
          t("outcome.rate", { answered: result.answered, cameTrue: result.cameTrue })}
        {result && result.answered < minAnswers && t("outcome.few")}
        {error && errorMessages(error.code, error).message}
      </p>
      {result && <p className="above-3 text-aside text-leading-18">{t(storyKeyOf[result.answer])}</p>}
    </section>
  );
}
