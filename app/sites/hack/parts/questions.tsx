import { Form, Link } from "react-router";
import { hackTools, minuteChoices, worries } from "#contracts/hack-choices.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { View } from "../data.server.ts";
import { type Answers, formatAnswers } from "../rules/answers.ts";
import { Drawing } from "./drawing.tsx";
import { RipPaper } from "./rip-paper.tsx";
import css from "./questions.module.css";

/** The three questions, one at a time; before the first hangs today's rule, to be ripped. */
export function Questions({ page }: { page: View<"questions"> }) {
  const t = useMessages<Messages>();
  const { answers, step, notice, dailyHack } = page;
  return (
    <>
      {dailyHack && <DailyHack card={dailyHack} />}
      {notice && <p className={`${css.notice} marked`}>{t(`questions.${notice}`)}</p>}
      <section className="stack-2" aria-labelledby="question">
        <p className={`${css.progress} text-aside`}>{t("questions.progress", { step })}</p>
        {step === 1 && <WorryQuestion isFirst={!dailyHack} />}
        {step === 2 && <MinutesQuestion answers={answers} />}
        {step === 3 && <ToolsQuestion answers={answers} />}
      </section>
      {step === 1 && (
        <p className="above-4">
          <Link to="?book=1" className="target-inline text-body text-bright text-underlined">
            {t("savedHacks.title")}
          </Link>
        </p>
      )}
    </>
  );
}

function DailyHack({ card }: { card: NonNullable<View<"questions">["dailyHack"]> }) {
  const t = useMessages<Messages>();
  const seeLink = (
    <ButtonLink to={`?r=${card.key}`} look="line" arrow wide>
      {t("paper.see")}
    </ButtonLink>
  );
  return (
    <div className={`${css.entrance} stack-4`}>
      <VerticalHeading className="above-3" lines={[t("head.todayFirst"), t("head.todaySecond")]} />
      <div className={css.today}>
        <RipPaper rule={card.rule} seed={card.number} fallback={seeLink}>
          <div className={`${css.behind} stack-2`}>
            <Drawing lines={card.lines} state="after" />
            <h2 className={`${css.title} text-heading text-medium`}>{card.title}</h2>
            <p className="text-aside">{t("minutes", { minutes: card.minutes })}</p>
            {seeLink}
          </div>
        </RipPaper>
      </div>
    </div>
  );
}

function QuestionHeading({ isHeading, question, hint }: { isHeading: boolean; question: string; hint: string }) {
  const Heading = isHeading ? "h1" : "h2";
  return (
    <>
      <Heading id="question" className={css.ask}>
        {question}
      </Heading>
      <p className="text-aside">{hint}</p>
    </>
  );
}

function WorryQuestion({ isFirst }: { isFirst: boolean }) {
  const t = useMessages<Messages>();
  return (
    <>
      <QuestionHeading isHeading={isFirst} question={t("questions.worry")} hint={t("questions.worryHint")} />
      <ul className={`${css.worries} above-3 rule-above`}>
        {worries.map((worry) => (
          <li key={worry}>
            <Link className={`${css.choice} hair-below`} to={`?w=${worry}`} prefetch="intent">
              {t(`worries.${worry}`)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function MinutesQuestion({ answers }: { answers: Answers }) {
  const t = useMessages<Messages>();
  return (
    <>
      <AnsweredQuestions answers={answers} />
      <QuestionHeading isHeading question={t("questions.minutes")} hint={t("questions.minutesHint")} />
      <ul className="above-3 grid rule-above">
        {minuteChoices.map((minutes) => (
          <li key={minutes}>
            <Link
              className={`${css.minuteChoice} hair-below text-leading-12 text-strong text-title`}
              to={formatAnswers({ ...answers, minutes })}
              prefetch="intent"
            >
              {t("minutes", { minutes })}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function ToolsQuestion({ answers }: { answers: Answers }) {
  const t = useMessages<Messages>();
  return (
    <>
      <AnsweredQuestions answers={answers} />
      <QuestionHeading isHeading question={t("questions.tools")} hint={t("questions.toolsHint")} />
      <Form action="/hack" className="above-3 stack-4">
        <input type="hidden" name="w" value={answers.worry ?? ""} />
        <input type="hidden" name="m" value={answers.minutes ?? ""} />
        <fieldset className="halves stack-2" aria-labelledby="question">
          {hackTools.map((tool) => (
            <label key={tool} className={`${css.tool} boxed line-2 text-leading-14`}>
              <input type="checkbox" name={tool} value="1" defaultChecked={answers.tools.includes(tool)} />
              <span>{t(`tools.${tool}`)}</span>
            </label>
          ))}
        </fieldset>
        <Button type="submit" name="n" value="1" wide>
          {t("questions.deal")}
        </Button>
      </Form>
    </>
  );
}

/** What was answered so far; each leads back to its question. */
function AnsweredQuestions({ answers: { worry, minutes } }: { answers: Answers }) {
  const t = useMessages<Messages>();
  return (
    <nav className="links-4" aria-label={t("questions.answered")}>
      {worry && (
        <Link to="/hack" className="target-inline text-body text-bright text-underlined">
          {t(`worries.${worry}`)}
        </Link>
      )}
      {worry && minutes && (
        <Link to={`?w=${worry}`} className="target-inline text-body text-bright text-underlined">
          {t("minutes", { minutes })}
        </Link>
      )}
    </nav>
  );
}
