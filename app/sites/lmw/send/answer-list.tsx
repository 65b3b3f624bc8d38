import { useRef, useState } from "react";
import { type ReceivedWord, type WordAnswer, wordAnswers } from "#contracts/sent-word.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { newIdempotencyKey } from "#app/kits/visitor/api-fetch.ts";
import { getWorldMessage } from "../get-world-message.ts";
import type { WordPage } from "./word-page.ts";
import { answerWord } from "./words-client.ts";
import css from "./send.module.css";

type AnswerListProps = {
  page: WordPage;
  id: string;
  /** Who answers. */
  monster: number;
  onAnswered: (word: ReceivedWord) => void;
};

/** The twelve written answers; the one that is pressed goes back to whoever sent the word. */
export function AnswerList({ page, id, monster, onAnswered }: AnswerListProps) {
  const [sending, setSending] = useState<WordAnswer | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const keys = useRef(new Map<WordAnswer, string>());
  const errorWords = useErrorMessages();
  const { words, note } = getWorldMessage(page.messages, "send.answer");

  async function send(answer: WordAnswer): Promise<void> {
    if (sending) return;
    setSending(answer);
    setFailure(null);
    const key = keys.current.get(answer) ?? newIdempotencyKey();
    keys.current.set(answer, key);
    try {
      onAnswered(await answerWord(id, { monster, answer }, key));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    } finally {
      setSending(null);
    }
  }

  return (
    <section className="stack-3" aria-labelledby="answer-title">
      <h2 id="answer-title" className={`text-title ${role.display}`}>
        {words}
      </h2>
      <p className="text-aside">{note}</p>
      <p role="alert" className="text-body">
        {failure && errorWords(failure.code, failure).message}
      </p>
      <ul className={css.answers}>
        {wordAnswers.map((answer) => (
          <li key={answer}>
            <button
              type="button"
              className="text-body"
              aria-busy={sending === answer || undefined}
              onClick={() => void send(answer)}
            >
              {getWorldMessage(page.messages, `send.answer-${answer}`).words}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
