import { prophecyAnswers, type ProphecyCard } from "#contracts/prophecy-book.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useErrorWords } from "#app/kits/words/error-words.ts";
import { formatDay } from "#app/kits/words/dates.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import css from "./ask.module.css";
import { useAnswer } from "./use-answer.ts";

/** Below this many answers a share of them says nothing. */
const enoughAnswers = 5;
const storyOf = { yes: "ask.saidYes", wait: "ask.saidWait", no: "ask.saidNo" } as const;

/** 「当たった？」 of an earlier night. What the others said is shown after one's own answer, never before. */
export function Ask({ card }: { card: Pick<ProphecyCard, "day" | "sign" | "answer"> }) {
  const t = useWords<Words>();
  const errorWords = useErrorWords();
  const { said, sending, error, answer } = useAnswer(card.day);
  const chosen = said?.answer ?? card.answer;
  return (
    <section className={css.ask} aria-labelledby={`ask-${card.day}`}>
      <p className={css.about}>{t("ask.about", { day: formatDay(card.day, "ja") })}</p>
      <p className={css.sign}>{card.sign}</p>
      <h2 id={`ask-${card.day}`} className={css.title}>
        {t("ask.title")}
      </h2>
      <div className={css.choices} role="group" aria-labelledby={`ask-${card.day}`}>
        {prophecyAnswers.map((choice) => (
          <Button
            key={choice}
            compact
            look={chosen === choice ? "bone" : "line"}
            pending={sending === choice}
            aria-pressed={chosen === choice}
            onClick={() => void answer(choice)}
          >
            {t(`ask.${choice}`)}
          </Button>
        ))}
      </div>
      <p className={css.said} role="status">
        {said && said.answered >= enoughAnswers && t("ask.rate", { answered: said.answered, cameTrue: said.cameTrue })}
        {said && said.answered < enoughAnswers && t("ask.few")}
        {error && errorWords(error.code, error).message}
      </p>
      {said && <p className={css.story}>{t(storyOf[said.answer])}</p>}
    </section>
  );
}
