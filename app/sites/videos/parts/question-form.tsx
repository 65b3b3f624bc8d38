import { type FormEvent, useEffect, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { TextField } from "#app/kits/ui/field/text-field.tsx";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { myBroadcastSchema, type MyBroadcast, maxQuestionLength } from "#contracts/broadcast.ts";
import type { Messages } from "../copy/messages.ts";

/** The one place for words of one's own: a question. Somebody reads it before the others do. */
export function QuestionForm({ broadcastId }: { broadcastId: string }) {
  const t = useMessages<Messages>();
  const [text, setText] = useState("");
  const { questions, error, isSending, send } = useQuestions(broadcastId);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (text.trim() === "" || isSending) return;
    if (await send(text)) setText("");
  }

  return (
    <form className="stack-3" onSubmit={(event) => void submit(event)}>
      <TextField
        label={t("question.label")}
        hint={t("question.hint", { count: maxQuestionLength })}
        error={error || undefined}
        maxLength={maxQuestionLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" compact look="bone" pending={isSending}>
        {t("question.send")}
      </Button>
      <ul className="stack-2 text-body" role="status">
        {questions.map((question) => (
          <li key={question.id} className="grid" data-question={question.state}>
            <span>「{question.text}」</span>
            <span className="text-quiet">
              {question.state === "refused" && question.refusal
                ? t(`question.${question.refusal}`)
                : t(`question.${question.state}`)}
            </span>
          </li>
        ))}
      </ul>
    </form>
  );
}

/** The visitor's questions and what became of them. `send` is true when the question has arrived. */
function useQuestions(broadcastId: string) {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  const { write, state } = useVisitor();
  const [error, setError] = useState("");
  const [questions, setQuestions] = useState<MyBroadcast["questions"]>([]);
  const [isSending, setIsSending] = useState(false);

  useEffect(() => {
    if (state === "loading") return;
    const controller = new AbortController();
    const path = `/api/videos/live/mine?airing=${broadcastId}` as const;
    const load = () =>
      apiFetch(path, { schema: myBroadcastSchema, signal: controller.signal }).then(
        (myQuestions) => setQuestions(myQuestions.questions),
        () => {},
      );
    void load();
    // What became of a question is asked for now and then: an operator takes their time.
    const clock = setInterval(() => document.hidden || void load(), 10_000);
    return () => {
      controller.abort();
      clearInterval(clock);
    };
  }, [state, broadcastId]);

  async function send(text: string): Promise<boolean> {
    setIsSending(true);
    setError("");
    try {
      const body = { airing: broadcastId, text };
      const name = `live-ask-${broadcastId}`;
      const intent = { name, path: "/api/videos/live/questions", method: "POST", body } as const;
      setQuestions((await write(intent, myBroadcastSchema)).questions);
      return true;
    } catch (thrown) {
      const failure = thrown instanceof ApiError ? thrown : new ApiError("E-SERVER");
      if (failure.code === "E-INPUT") setError(t("question.input"));
      else if (failure.code === "E-LIMIT") setError(t("question.limit"));
      else setError(errorMessages(failure.code, failure).message);
      return false;
    } finally {
      setIsSending(false);
    }
  }

  return { questions, error, isSending, send };
}
