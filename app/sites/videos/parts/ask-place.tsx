import { type FormEvent, useCallback, useEffect, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { TextField } from "#app/kits/ui/field/text-field.tsx";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useErrorWords } from "#app/kits/words/error-words.ts";
import { useWords } from "#app/kits/words/words.tsx";
import { liveMineSchema, type LiveMine, longestQuestion } from "#contracts/live.ts";
import type { Words } from "../copy/words.ts";
import css from "./chat.module.css";

/** The one place for words of one's own: a question. Somebody reads it before the others do. */
export function AskPlace({ airingId }: { airingId: string }) {
  const t = useWords<Words>();
  const errorWords = useErrorWords();
  const { write, state } = useVisitor();
  const [text, setText] = useState("");
  const [error, setError] = useState("");
  const [questions, setQuestions] = useState<LiveMine["questions"]>([]);
  const [isSending, setIsSending] = useState(false);

  const read = useCallback(
    (signal?: AbortSignal) =>
      apiFetch(`/api/videos/live/mine?airing=${airingId}`, { schema: liveMineSchema, signal }).then(
        (mine) => setQuestions(mine.questions),
        () => {},
      ),
    [airingId],
  );
  useEffect(() => {
    if (state === "loading") return;
    const leaving = new AbortController();
    void read(leaving.signal);
    // What became of a question is asked for now and then: an operator takes their time.
    const clock = setInterval(() => document.hidden || void read(leaving.signal), 10_000);
    return () => {
      leaving.abort();
      clearInterval(clock);
    };
  }, [state, read]);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (text.trim() === "" || isSending) return;
    setIsSending(true);
    setError("");
    try {
      const body = { airing: airingId, text };
      const intent = {
        name: `live-ask-${airingId}`,
        path: "/api/videos/live/questions",
        method: "POST",
        body,
      } as const;
      setQuestions((await write(intent, liveMineSchema)).questions);
      setText("");
    } catch (thrown) {
      const failure = thrown instanceof ApiError ? thrown : new ApiError("E-SERVER");
      const { code } = failure;
      setError(
        code === "E-INPUT" ? t("ask.input") : code === "E-LIMIT" ? t("ask.limit") : errorWords(code, failure).message,
      );
    }
    setIsSending(false);
  }

  return (
    <form className={css.ask} onSubmit={(event) => void send(event)}>
      <TextField
        label={t("ask.label")}
        hint={t("ask.hint", { count: longestQuestion })}
        error={error || undefined}
        maxLength={longestQuestion}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" compact look="bone" pending={isSending}>
        {t("ask.send")}
      </Button>
      <ul className={css.questions} role="status">
        {questions.map((question) => (
          <li key={question.id} data-question={question.state}>
            <span>「{question.text}」</span>
            <span className={css.became}>
              {question.state === "refused" && question.refusal
                ? t(`ask.${question.refusal}`)
                : t(`ask.${question.state}`)}
            </span>
          </li>
        ))}
      </ul>
    </form>
  );
}
