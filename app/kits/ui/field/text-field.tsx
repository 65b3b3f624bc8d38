import type { ComponentProps } from "react";
import { Field, type FieldTexts } from "./field.tsx";

type TextFieldProps = FieldTexts & Omit<ComponentProps<"input">, "id" | "className" | "style">;

/** One line of text, or any other one-line `type`. */
export function TextField({ label, mark, hint, error, ...native }: TextFieldProps) {
  return (
    <Field label={label} mark={mark} hint={hint} error={error}>
      {(input) => <input type="text" {...native} {...input} />}
    </Field>
  );
}
