import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../basics/class-names.ts";
import css from "./choice-tile.module.css";

type ChoiceTileProps = Omit<ComponentProps<"input">, "type" | "style"> & {
  /** `checkbox` where several may be chosen. */
  type?: "radio" | "checkbox";
  /** `bar`: a bar under the chosen one. Without it the caller draws what is chosen by `:has(:checked)`. */
  mark?: "bar";
  /** What is to be seen: a word, a swatch. */
  children: ReactNode;
};

/** One of several that are drawn rather than listed: the whole tile is the control. `className` is its size and place. */
export function ChoiceTile({ type = "radio", mark, className, children, ...input }: ChoiceTileProps) {
  return (
    <label className={classNames(css.tile, mark && css[mark], className)}>
      <input {...input} type={type} className={css.input} />
      {children}
    </label>
  );
}
