import { classNames } from "../../basics/class-names.ts";
import css from "./skeleton.module.css";

type SkeletonProps = {
  /**
   * `line` is one line of text, `door` a row of a list, `square` and `portrait` fill their width at 1:1 and 4:5.
   * `box` takes both sizes from `className`, which every other shape may correct.
   */
  shape?: "line" | "door" | "square" | "portrait" | "box";
  className?: string;
};

/** Keeps the exact place of what is still travelling. Silent: the part that waits carries `aria-busy`. */
export function Skeleton({ shape = "line", className }: SkeletonProps) {
  return <span className={classNames(css.skeleton, css[shape], className)} aria-hidden="true" />;
}
