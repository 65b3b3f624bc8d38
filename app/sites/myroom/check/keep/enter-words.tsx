import { type FormEvent, useRef, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { TextArea } from "#app/kits/ui/field/text-area.tsx";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { formatTime } from "#app/kits/words/dates.ts";
import { useErrorWords } from "#app/kits/words/error-words.ts";
import { useWords } from "#app/kits/words/words.tsx";
import { mergePreviewSchema, type RoomKey } from "#contracts/restore-words.ts";
import type { Words } from "../../copy/words.ts";
import { keepPreview } from "./previews.ts";
import css from "./keep.module.css";
import { troubleBefore, troubleOf, type WordsTrouble } from "./read-trouble.ts";

/** The five words of another browser, as one writes or pastes them. */
export function EnterWords({ onFound }: { onFound: (key: RoomKey) => void }) {
  const t = useWords<Words>();
  const tell = useTrouble();
  const form = useRef<HTMLFormElement>(null);
  const [trouble, setTrouble] = useState<WordsTrouble | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  function stop(wrong: WordsTrouble): void {
    setTrouble(wrong);
    form.current?.querySelector("textarea")?.focus();
  }

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isAsking) return;
    const words = String(new FormData(event.currentTarget).get("words") ?? "").trim();
    const early = troubleBefore(words);
    if (early) return stop(early);
    setTrouble(null);
    setIsAsking(true);
    try {
      const key: RoomKey = { kind: "words", words };
      const preview = await apiFetch("/api/visitor/moves/preview", {
        method: "POST",
        body: key,
        schema: mergePreviewSchema,
      });
      keepPreview(key, preview);
      onFound(key);
    } catch (error) {
      setIsAsking(false);
      stop(troubleOf(error, words));
    }
  }

  return (
    <form ref={form} className={css.form} noValidate onSubmit={(event) => void send(event)}>
      <TextArea
        label={t("check.enter.label")}
        hint={t("check.enter.hint")}
        name="words"
        rows={2}
        maxLength={80}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        error={trouble ? tell(trouble) : undefined}
      />
      <p role="alert" className="visually-hidden">
        {trouble && tell(trouble)}
      </p>
      <Button type="submit" look="bone" compact wide pending={isAsking}>
        {t("check.enter.submit")}
      </Button>
    </form>
  );
}

function useTrouble(): (trouble: WordsTrouble) => string {
  const t = useWords<Words>();
  const errorWords = useErrorWords();
  return (trouble) => {
    switch (trouble.kind) {
      case "count":
        return t("check.enter.count", { count: trouble.count });
      case "word":
        return t("check.enter.wrongWord", { place: trouble.place, word: trouble.word });
      case "check":
        return t("check.enter.wrongCheck");
      case "none":
        return t("check.enter.none");
      case "limit":
        return t("check.enter.limit", { time: formatTime(Date.now() + trouble.retryAfterMs, "ja") });
      default:
        return errorWords(trouble.error.code, trouble.error).message;
    }
  };
}
