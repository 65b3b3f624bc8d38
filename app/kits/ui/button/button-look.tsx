import type { ReactNode } from "react";
import { classNames } from "../../basics/class-names.ts";
import { ArrowIcon } from "../icons/arrow.tsx";
import role from "../type/type.module.css";
import css from "./button.module.css";

export type ButtonLook = {
  /**
   * `blood` is the one red control of a view; `bone` its counterpart wherever colour is judged (no red beside a swatch);
   * `line` everything else; `quiet` underlined words.
   */
  look?: "blood" | "bone" | "line" | "quiet";
  /** 44 px and text type instead of 56 px and display type: inside rows, notices and service pages. */
  compact?: boolean;
  /** As wide as its place. */
  wide?: boolean;
  /** Words left, arrow right: the button leads on to another screen. */
  arrow?: boolean;
  /** Adds a class of the caller for place and size, never for colour. */
  className?: string;
};

export function buttonClass({ look = "blood", compact = false, wide = false, arrow = false, className }: ButtonLook) {
  const isDisplay = !compact && (look === "blood" || look === "bone");
  return classNames(
    css.button,
    css[look],
    isDisplay ? role.display : css.plain,
    compact && css.compact,
    wide && css.wide,
    arrow && css.leading,
    className,
  );
}

export function ButtonLabel({ arrow = false, children }: { arrow?: boolean; children: ReactNode }) {
  return (
    <>
      <span>{children}</span>
      {arrow && <ArrowIcon />}
    </>
  );
}
