import { Link } from "react-router";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { WholeCampaign } from "../data.server.ts";
import css from "./quiz.module.css";

interface QuizProps {
  questions: WholeCampaign["questions"];
  /** The places of those that were answered otherwise. */
  wrong: readonly number[];
}

/** The questions before the door. What is right only the server knows. */
export function Quiz({ questions, wrong }: QuizProps) {
  const t = useWords<Words>();
  return (
    <div className={css.quiz}>
      {questions.map(({ question, choices, hint }, at) => (
        <fieldset key={question} className={css.question} data-wrong={wrong.includes(at) || undefined}>
          <legend>
            <span className={role.micro}>{t("entry.quizLegend", { number: String(at + 1) })}</span>
            <span className={`${css.asked} ${role.display}`}>{question}</span>
          </legend>
          {choices.map((choice, place) => (
            <label key={choice} className={css.choice}>
              <input type="radio" name={`answer-${at}`} value={place} required />
              <span>{choice}</span>
            </label>
          ))}
          {wrong.includes(at) && <p className={css.wrong}>{t("entry.quizWrong")}</p>}
          <Link to={hint.path} className={css.hint}>
            {hint.label}
          </Link>
        </fieldset>
      ))}
    </div>
  );
}
