import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "../../basics/class-names.ts";
import { ArrowIcon } from "../icons/arrow.tsx";
import role from "../type/type.module.css";
import css from "./door-row.module.css";

/** The numbered doors of a first view; holds DoorRows. Three, no more. */
export function DoorRows({ children, label }: { children: ReactNode; label?: string }) {
  return <ol aria-label={label}>{children}</ol>;
}

type DoorRowProps = Omit<LinkProps, "className" | "style" | "children"> & {
  number: number | string;
  /** What one does behind it: 「顔から始める」. */
  word: string;
  /** How long it takes, already worded: 「10秒」. */
  time?: string;
  /** The one door to begin with: blood, across the whole column, with the glow. At most one per view. */
  go?: boolean;
};

export function DoorRow({ number, word, time, go = false, ...link }: DoorRowProps) {
  return (
    <li className={classNames(css.row, go && css.go)}>
      <Link {...link} className={css.door}>
        <span className={classNames(css.number, role.latin)}>{number}</span>
        <span className={classNames(css.word, role.display)}>{word}</span>
        {time && <span className={css.time}>{time}</span>}
        <ArrowIcon />
      </Link>
    </li>
  );
}
