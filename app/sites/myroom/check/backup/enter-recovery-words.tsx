import { type FormEvent, useRef, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { TextArea } from "#app/kits/ui/field/text-area.tsx";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { formatTime } from "#app/kits/i18n/dates.ts";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { mergePreviewSchema, type AccessKey } from "#contracts/recovery-words.ts";
import type { Messages } from "../../copy/messages.ts";
import { saveMergePreview } from "./merge-previews.ts";
import css from "./backup-section.module.css";
import { validateRecoveryWords, parseRecoveryWordsError, type RecoveryWordsError } from "./recovery-words-error.ts";

/** The five words of another browser, as one writes or pastes them. */
export function EnterRecoveryWords({ onFound }: { onFound: (key: AccessKey) => void }) {
  const t = useMessages<Messages>();
  const describeError = useErrorMessage();
  const form = useRef<HTMLFormElement>(null);
  const [wordsError, setWordsError] = useState<RecoveryWordsError | null>(null);
  const [isChecking, setIsChecking] = useState(false);

  function stop(invalidIndex: RecoveryWordsError): void {
    setWordsError(invalidIndex);
    form.current?.querySelector("textarea")?.focus();
  }

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isChecking) return;
    const words = String(new FormData(event.currentTarget).get("words") ?? "").trim();
    const lengthError = validateRecoveryWords(words);
    if (lengthError) return stop(lengthError);
    setWordsError(null);
    setIsChecking(true);
    try {
      const key: AccessKey = { kind: "words", words };
      const preview = await apiFetch("/api/visitor/moves/preview", {
        method: "POST",
        body: key,
        schema: mergePreviewSchema,
      });
      saveMergePreview(key, preview);
      onFound(key);
    } catch (error) {
      setIsChecking(false);
      stop(parseRecoveryWordsError(error, words));
    }
  }

  return (
    <form ref={form} className={`${css.form} stack-3`} noValidate onSubmit={(event) => void send(event)}>
      <TextArea
        label={t("check.enter.label")}
        hint={t("check.enter.hint")}
        name="words"
        rows={2}
        maxLength={80}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        error={wordsError ? describeError(wordsError) : undefined}
      />
      <p role="alert" className="visually-hidden">
        {wordsError && describeError(wordsError)}
      </p>
      <Button type="submit" look="bone" compact wide pending={isChecking}>
        {t("check.enter.submit")}
      </Button>
    </form>
  );
}

function useErrorMessage(): (wordsError: RecoveryWordsError) => string {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  return (wordsError) => {
    switch (wordsError.kind) {
      case "count":
        return t("check.enter.count", { count: wordsError.count });
      case "word":
        return t("check.enter.wrongWord", { place: wordsError.index, word: wordsError.word });
      case "check":
        return t("check.enter.wrongCheck");
      case "none":
        return t("check.enter.none");
      case "limit":
        return t("check.enter.limit", { time: formatTime(Date.now() + wordsError.retryAfterMs, "ja") });
      default:
        return errorMessages(wordsError.error.code, wordsError.error).message;
    }
  };
}
