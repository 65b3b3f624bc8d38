import type { ReactNode } from "react";
import { classNames } from "../../basics/class-names.ts";
import role from "../type/type.module.css";
import css from "./vertical-heading.module.css";

type VerticalHeadingProps = {
  level?: 1 | 2 | 3;
  /** The lines as they should break; each becomes a column, from right to left. */
  lines?: readonly string[];
  /** Instead of `lines`, where a line holds more than text. */
  children?: ReactNode;
  /** 34 where other things share the view, 48 where it is alone. */
  size?: 34 | 48;
  /** The lines arrive one after another from behind a rising mask. For a view's one sentence, not for lists. */
  reveal?: boolean;
  className?: string;
};

/**
 * The hero sentence. Vertical in Japanese and Chinese, where there is room; horizontal in the other languages, at 200 %
 * zoom and on low windows. The caller gives it its place, hanging from `--hang`.
 */
export function VerticalHeading({
  level = 1,
  lines = [],
  children,
  size = 34,
  reveal = false,
  className,
}: VerticalHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading
      className={classNames(css.heading, role.display, size === 48 && css.alone, reveal && css.reveal, className)}
    >
      {lines.map((line) => (
        <span key={line} className={css.line}>
          <span className={css.ink}>{line}</span>
        </span>
      ))}
      {children}
    </Heading>
  );
}
