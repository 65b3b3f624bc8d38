import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "../../basics/class-names.ts";
import { ArrowIcon } from "../icons/arrow.tsx";
import role from "../type/type.module.css";
import css from "./site-link.module.css";

/** The numbered links of a first view; holds `SiteLink`s. Three, no more. */
export function SiteLinks({ children, label }: { children: ReactNode; label?: string }) {
  return <ol aria-label={label}>{children}</ol>;
}

type SiteLinkProps = Omit<LinkProps, "className" | "style" | "children"> & {
  number: number | string;
  /** What one does behind it: 「顔から始める」. */
  label: string;
  /** How long it takes, already worded: 「10秒」. */
  time?: string;
  /** The one link to begin with: blood, across the whole column, with the glow. At most one per view. */
  isPrimary?: boolean;
};

export function SiteLink({ number, label: word, time, isPrimary = false, ...link }: SiteLinkProps) {
  return (
    <li className={classNames(css.row, isPrimary && css.go)}>
      <Link {...link} className={css.siteLink}>
        <span className={classNames(css.number, role.latin)}>{number}</span>
        <span className={classNames(css.word, role.display)}>{word}</span>
        {time && <span className={css.time}>{time}</span>}
        <ArrowIcon />
      </Link>
    </li>
  );
}
