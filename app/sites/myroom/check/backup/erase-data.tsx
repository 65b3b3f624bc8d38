import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { TextField } from "#app/kits/ui/field/text-field.tsx";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { clearDeviceData } from "./clear-device-data.ts";
import css from "./backup-section.module.css";

/** すべて消す: a button, then a word to be written. No slip of a finger does both. */
export function EraseData({ onErased }: { onErased: () => void }) {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  const [isConfirming, setIsConfirming] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { isErasing, failure, erase } = useErase(onErased);
  const [isWrong, setIsWrong] = useState(false);
  useEffect(() => {
    if (isConfirming) form.current?.querySelector("input")?.focus();
  }, [isConfirming]);

  function confirm(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isErasing) return;
    const typedText = String(new FormData(event.currentTarget).get("word") ?? "");
    const isConfirmed = typedText.trim() === t("check.erase.word");
    setIsWrong(!isConfirmed);
    if (isConfirmed) void erase();
    else form.current?.querySelector("input")?.focus();
  }

  return (
    <>
      <p>{t("check.erase.lead")}</p>
      {!isConfirming ? (
        <Button look="line" compact wide onClick={() => setIsConfirming(true)}>
          {t("check.erase.begin")}
        </Button>
      ) : (
        <form ref={form} className={`${css.form} stack-3`} noValidate onSubmit={confirm}>
          <p>{t("check.erase.ask")}</p>
          <TextField
            label={t("check.erase.label")}
            name="word"
            autoComplete="off"
            error={isWrong ? t("check.erase.wrong") : undefined}
          />
          <p role="alert" className={failure ? "text-leading-16 text-strong text-warning" : "visually-hidden"}>
            {failure
              ? `${t("check.erase.failed")}${errorMessages(failure.code, failure).message}`
              : isWrong && t("check.erase.wrong")}
          </p>
          <div className={`${css.acts} stack-2`}>
            <Button look="line" compact onClick={() => setIsConfirming(false)}>
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

/** Erases what the server has of the visitor, then what this device has. */
function useErase(onErased: () => void) {
  const { reload } = useVisitor();
  const [isErasing, setIsErasing] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);

  async function erase(): Promise<void> {
    setFailure(null);
    setIsErasing(true);
    try {
      await apiFetch("/api/visitor/room", { method: "DELETE", body: { isMeant: true } });
    } catch (error) {
      setIsErasing(false);
      return setFailure(error instanceof ApiError ? error : new ApiError("E-NET"));
    }
    await clearDeviceData();
    await reload();
    onErased();
  }

  return { isErasing, failure, erase };
}
