"use no memo"; // Compiled it would only be heavier.
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { BroadcastTally } from "#contracts/broadcast.ts";
import type { Messages } from "../copy/messages.ts";
import { questionKey } from "../rules/timeline.ts";
import type { ShowView } from "../show-view.server.ts";
import type { MyShow } from "./use-my-show.ts";
import css from "./show-questions.module.css";

interface ShowQuestionsProps {
  questions: ShowView["questions"];
  tally: BroadcastTally | null;
  mine: MyShow;
  words: Record<string, string> | null;
  lang: string;
}

/** The questions of a show. A tap asks one; the one asked most is answered by the host when it comes to them. */
export function ShowQuestions({ questions, tally, mine, words, lang }: ShowQuestionsProps) {
  const t = useMessages<Messages>();
  const answered = new Set(Object.values(tally?.decided ?? {}));
  return (
    <div className="stack-2">
      <p className="text-body">{t("show.askHint")}</p>
      <ul className={css.questions} lang={words ? lang : "ja"}>
        {questions.map(({ id, words: own }) => {
          const isRequested = mine.questions.includes(id);
          return (
            <li key={id}>
              <button
                type="button"
                className={css.question}
                aria-pressed={isRequested}
                disabled={answered.has(id)}
                onClick={() => void (isRequested || mine.ask(id))}
              >
                <span>{words?.[questionKey(id)] ?? own}</span>
                <span className="text-note" lang="ja">
                  {answered.has(id) ? t("show.answered") : t("show.askers", { n: tally?.questions[id] ?? 0 })}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
