import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { TextField } from "#app/kits/ui/field/text-field.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { checkJan, type JanCheck } from "#app/kits/barcode/jan.ts";

interface CodeFormProps {
  /** What stands in the field at first, and what is wrong with it: from the address. */
  text: string;
  check: JanCheck | null;
  /** True while the code is being looked up. */
  isBusy: boolean;
  onCode: (jan: string) => void;
  /** What the button says, where it is not 「この番号を見る」. */
  submitLabel?: string;
}

const codeFieldId = "typed-jan";

/** Puts the focus into the field of the thirteen digits. */
export const focusCodeField = (): void => document.querySelector<HTMLInputElement>(`#${codeFieldId} input`)?.focus();

/** Thirteen digits by hand. Without a script the form sends itself to the same page. */
export function CodeForm({ text, check, isBusy, onCode, submitLabel }: CodeFormProps) {
  const t = useMessages<Messages>();
  const [wrong, setWrong] = useState(check);
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector("input")?.focus();
  }, [attempts]);

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = checkJan(String(new FormData(event.currentTarget).get("j") ?? ""));
    setWrong(found);
    if (found.kind === "good") onCode(found.jan);
    else setAttempts((times) => times + 1);
  }

  return (
    <form ref={form} className="column-3" method="get" action="/barcode" id={codeFieldId} onSubmit={send} noValidate>
      <TextField
        label={t("typed.label")}
        hint={t("typed.hint")}
        name="j"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={40}
        defaultValue={text}
        error={wrong && wrong.kind !== "good" ? t(`typed.${wrong.kind}`, messageParams(wrong)) : undefined}
      />
      <Button look="line" wide type="submit" pending={isBusy}>
        {submitLabel ?? t("typed.submit")}
      </Button>
    </form>
  );
}

/** Every sentence reads its own; the rest is ignored. */
function messageParams(check: JanCheck) {
  const nothing = { place: 0, char: "", have: 0, missing: 0, extra: 0, typed: 0, fits: 0 };
  return { ...nothing, ...check };
}
