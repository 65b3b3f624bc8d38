import { type FormEvent, useCallback, useEffect, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { TextField } from "#app/kits/ui/field/text-field.tsx";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { myBroadcastSchema, type MyBroadcast, maxQuestionLength } from "#contracts/broadcast.ts";
import type { Messages } from "../copy/messages.ts";
import css from "./chat.module.css";

/** The one place for words of one's own: a question. Somebody reads it before the others do. */
export function QuestionForm({ airingId: broadcastId }: { airingId: string }) {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  const { write, state } = useVisitor();
  const [text, setText] = useState("");
  const [error, setError] = useState("");
  const [questions, setQuestions] = useState<MyBroadcast["questions"]>([]);
  const [isSending, setIsSending] = useState(false);

  const loadQuestions = useCallback(
    (signal?: AbortSignal) =>
      apiFetch(`/api/videos/live/mine?airing=${broadcastId}`, { schema: myBroadcastSchema, signal }).then(
        (myQuestions) => setQuestions(myQuestions.questions),
        () => {},
      ),
    [broadcastId],
  );
  useEffect(() => {
    if (state === "loading") return;
    const controller = new AbortController();
    void loadQuestions(controller.signal);
    // What became of a question is asked for now and then: an operator takes their time.
    const clock = setInterval(() => document.hidden || void loadQuestions(controller.signal), 10_000);
    return () => {
      controller.abort();
      clearInterval(clock);
    };
  }, [state, loadQuestions]);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (text.trim() === "" || isSending) return;
    setIsSending(true);
    setError("");
    try {
      const body = { airing: broadcastId, text };
      const intent = {
        name: `live-ask-${broadcastId}`,
        path: "/api/videos/live/questions",
        method: "POST",
        body,
      } as const;
      setQuestions((await write(intent, myBroadcastSchema)).questions);
      setText("");
    } catch (requestError) {
      const failure = requestError instanceof ApiError ? requestError : new ApiError("E-SERVER");
      const { code } = failure;
      setError(
        code === "E-INPUT"
          ? t("ask.input")
          : code === "E-LIMIT"
            ? t("ask.limit")
            : errorMessages(code, failure).message,
      );
    }
    setIsSending(false);
  }

  return (
    <form className="stack-3" onSubmit={(event) => void send(event)}>
      <TextField
        label={t("ask.label")}
        hint={t("ask.hint", { count: maxQuestionLength })}
        error={error || undefined}
        maxLength={maxQuestionLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" compact look="bone" pending={isSending}>
        {t("ask.send")}
      </Button>
      <ul className={`${css.questions} stack-2 text-body`} role="status">
        {questions.map((question) => (
          <li key={question.id} data-question={question.state}>
            <span>「{question.text}」</span>
            <span className="text-quiet">
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
