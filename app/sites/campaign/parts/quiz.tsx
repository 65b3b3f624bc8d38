import { Link } from "react-router";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CampaignDetail } from "../data.server.ts";
import type { FieldErrors } from "./use-missing-fields.ts";
import css from "./quiz.module.css";

interface QuizProps {
  questions: CampaignDetail["questions"];
  /** The places of those that were answered otherwise. */
  wrong: readonly number[];
  /** Of those that were left out. */
  errors: FieldErrors;
}

/** The questions before the entry. What is right only the server knows. */
export function Quiz({ questions, wrong, errors }: QuizProps) {
  const t = useMessages<Messages>();
  const errorOf = (at: number) => errors[`answer-${at}`] ?? (wrong.includes(at) ? t("entry.quizWrong") : undefined);
  return (
    <div className="stack-5">
      {questions.map(({ question, choices, hint }, at) => (
        <fieldset
          key={question}
          role="radiogroup"
          className="stack-2"
          data-wrong={wrong.includes(at) || undefined}
          aria-invalid={errorOf(at) ? true : undefined}
        >
          <legend className="below-3 stack-1">
            <span className={`text-quiet ${role.micro}`}>{t("entry.quizLegend", { number: String(at + 1) })}</span>
            <span className={`text-heading ${role.display}`}>{question}</span>
          </legend>
          {choices.map((choice, index) => (
            <label key={choice} className={`${css.choice} text-service tick-row`}>
              <input
                type="radio"
                name={`answer-${at}`}
                value={index}
                required
                aria-describedby={errorOf(at) && `answer-${at}-error`}
              />
              <span>{choice}</span>
            </label>
          ))}
          {errorOf(at) && (
            <p id={`answer-${at}-error`} className="text-strong text-warning">
              {errorOf(at)}
            </p>
          )}
          <Link to={hint.path} className={`${css.hint} target-inline text-underlined`}>
            {hint.label}
          </Link>
        </fieldset>
      ))}
    </div>
  );
}
