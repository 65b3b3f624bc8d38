import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../basics/class-names.ts";
import css from "./checkbox.module.css";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "style"> & {
  /** What is agreed to or chosen; the whole row is tapped. */
  children: ReactNode;
  /** `radio` where one of several is chosen. */
  type?: "checkbox" | "radio";
};

/** A box to tick, with its words beside it. `className` is the row's. */
export function Checkbox({ type = "checkbox", className, children, ...input }: CheckboxProps) {
  return (
    <label className={classNames(css.row, className)}>
      <input {...input} type={type} className={css.box} />
      <span>{children}</span>
    </label>
  );
}
