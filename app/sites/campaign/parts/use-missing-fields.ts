import { type RefObject, useState } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { type EntryField, missingFields, questionNumber } from "../rules/missing-fields.ts";

/** What stands beside a field that was left out when the door was pressed. */
export type FieldErrors = Partial<Record<EntryField, string>>;

/**
 * What the entry form still wants. The line at the door names it from the beginning; a field is told only once the door was
 * pressed without it, and until it is filled.
 */
export function useMissingFields(form: RefObject<HTMLFormElement | null>, questions: number) {
  const t = useMessages<Messages>();
  const [missing, setMissing] = useState(() => missingFields(new Map(), questions));
  const [wasPressed, setWasPressed] = useState(false);

  function read(): EntryField[] {
    const found = form.current ? missingFields(new FormData(form.current), questions) : [];
    setMissing(found);
    return found;
  }

  /** Whether nothing is missing; else the first that is has the focus. */
  function check(): boolean {
    const [first] = read();
    if (first === undefined) return true;
    setWasPressed(true);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return false;
  }

  const nameOf = (field: EntryField): string => {
    const number = questionNumber(field);
    return number === null ? t(`entry.field.${field as "age"}`) : t("entry.field.answer", { number: String(number) });
  };
  const errorOf = (field: EntryField): string => {
    const number = questionNumber(field);
    return number === null ? t(`entry.need.${field as "age"}`) : t("entry.need.answer", { number: String(number) });
  };
  return {
    errors: (wasPressed ? Object.fromEntries(missing.map((field) => [field, errorOf(field)])) : {}) as FieldErrors,
    /** All that is missing, by name; null when nothing is. */
    hint: missing.length === 0 ? null : t("entry.missing", { fields: missing.map(nameOf).join("、") }),
    update: () => void read(),
    check,
  };
}
