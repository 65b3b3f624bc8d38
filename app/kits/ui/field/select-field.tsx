import type { ComponentProps } from "react";
import { Field, type FieldTexts } from "./field.tsx";

type SelectFieldProps = FieldTexts & Omit<ComponentProps<"select">, "id" | "className" | "style">;

/** One of many, by the phone's own picker; `children` are the options. */
export function SelectField({ label, mark, hint, error, ...native }: SelectFieldProps) {
  return (
    <Field label={label} mark={mark} hint={hint} error={error}>
      {(input) => <select {...native} {...input} />}
    </Field>
  );
}
