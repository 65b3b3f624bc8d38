import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { TextField } from "#app/kits/ui/field/text-field.tsx";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useErrorWords } from "#app/kits/words/error-words.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";
import { forgetDevice } from "./forget-device.ts";
import css from "./keep.module.css";

/** すべて消す: a button, then a word to be written. No slip of a finger does both. */
export function EraseRoom({ onErased }: { onErased: () => void }) {
  const t = useWords<Words>();
  const errorWords = useErrorWords();
  const { reload } = useVisitor();
  const [isAsked, setIsAsked] = useState(false);
  const [isWrong, setIsWrong] = useState(false);
  const [isErasing, setIsErasing] = useState(false);
  const [trouble, setTrouble] = useState<ApiError | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isAsked) form.current?.querySelector("input")?.focus();
  }, [isAsked]);

  async function erase(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isErasing) return;
    const written = String(new FormData(event.currentTarget).get("word") ?? "");
    const isMeant = written.trim() === t("check.erase.word");
    setIsWrong(!isMeant);
    if (!isMeant) return form.current?.querySelector("input")?.focus();
    setTrouble(null);
    setIsErasing(true);
    try {
      await apiFetch("/api/visitor/room", { method: "DELETE", body: { isMeant: true } });
    } catch (error) {
      setIsErasing(false);
      return setTrouble(error instanceof ApiError ? error : new ApiError("E-NET"));
    }
    await forgetDevice();
    await reload();
    onErased();
  }

  return (
    <>
      <p>{t("check.erase.lead")}</p>
      {!isAsked ? (
        <Button look="line" compact wide onClick={() => setIsAsked(true)}>
          {t("check.erase.begin")}
        </Button>
      ) : (
        <form ref={form} className={css.form} noValidate onSubmit={(event) => void erase(event)}>
          <p>{t("check.erase.ask")}</p>
          <TextField
            label={t("check.erase.label")}
            name="word"
            autoComplete="off"
            error={isWrong ? t("check.erase.wrong") : undefined}
          />
          <p role="alert" className={trouble ? css.error : "visually-hidden"}>
            {trouble
              ? `${t("check.erase.failed")}${errorWords(trouble.code, trouble).message}`
              : isWrong && t("check.erase.wrong")}
          </p>
          <div className={css.acts}>
            <Button look="line" compact onClick={() => setIsAsked(false)}>
              {t("check.erase.stop")}
            </Button>
            <Button type="submit" compact pending={isErasing}>
              {t("check.erase.act")}
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
