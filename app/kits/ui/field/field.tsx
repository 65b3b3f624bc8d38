import { type ReactNode, useId } from "react";
import { classNames } from "../../basics/class-names.ts";
import css from "./field.module.css";

export type FieldTexts = {
  label: string;
  /** 「必須」 or 「任意」, beside the label. */
  mark?: string;
  /** What helps before typing, between label and input. */
  hint?: string;
  /** What to correct, under the input, as a whole sentence. */
  error?: string;
};

/** What an input needs to belong to its words. */
export type FieldInput = {
  id: string;
  className: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

type FieldProps = FieldTexts & {
  /** Draws the input, with everything it is handed. */
  children: (input: FieldInput) => ReactNode;
  className?: string;
};

/** Label, hint, input and error of any control; TextField, TextArea and SelectField are made of it. */
export function Field({ label, mark, hint, error, children, className }: FieldProps) {
  const id = useId();
  const describedBy = classNames(hint && `${id}-hint`, error && `${id}-error`);
  return (
    <div className={classNames(css.field, className)}>
      <label className={css.label} htmlFor={id}>
        {label}
        {mark && <span className={css.mark}>{mark}</span>}
      </label>
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        className: css.input ?? "",
        "aria-describedby": describedBy || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {error && (
        <p className={css.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
