import type { ComponentProps } from "react";
import { Field, type FieldTexts } from "./field.tsx";

type TextAreaProps = FieldTexts & Omit<ComponentProps<"textarea">, "id" | "className" | "style">;

/** Several lines of text; grows with them where the browser can. */
export function TextArea({ label, mark, hint, error, ...native }: TextAreaProps) {
  return (
    <Field label={label} mark={mark} hint={hint} error={error}>
      {(input) => <textarea rows={4} {...native} {...input} />}
    </Field>
  );
}
