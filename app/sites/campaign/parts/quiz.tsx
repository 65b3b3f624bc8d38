import { Link } from "react-router";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CampaignDetail } from "../data.server.ts";
import css from "./quiz.module.css";

interface QuizProps {
  questions: CampaignDetail["questions"];
  /** The places of those that were answered otherwise. */
  wrong: readonly number[];
}

/** The questions before the entry. What is right only the server knows. */
export function Quiz({ questions, wrong }: QuizProps) {
  const t = useMessages<Messages>();
  return (
    <div className="stack-5">
      {questions.map(({ question, choices, hint }, at) => (
        <fieldset key={question} className="stack-2" data-wrong={wrong.includes(at) || undefined}>
          <legend className="below-3 stack-1">
            <span className={`text-quiet ${role.micro}`}>{t("entry.quizLegend", { number: String(at + 1) })}</span>
            <span className={`text-heading ${role.display}`}>{question}</span>
          </legend>
          {choices.map((choice, index) => (
            <label key={choice} className={`${css.choice} text-service tick-row`}>
              <input type="radio" name={`answer-${at}`} value={index} required />
              <span>{choice}</span>
            </label>
          ))}
          {wrong.includes(at) && <p className="text-strong text-warning">{t("entry.quizWrong")}</p>}
          <Link to={hint.path} className={`${css.hint} target-inline text-underlined`}>
            {hint.label}
          </Link>
        </fieldset>
      ))}
    </div>
  );
}
