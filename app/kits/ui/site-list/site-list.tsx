import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "../../basics/class-names.ts";
import { ArrowOutIcon } from "../icons/arrow-out.tsx";
import { TickIcon } from "../icons/tick.tsx";
import role from "../type/type.module.css";
import css from "./site-list.module.css";

/** All sites of a zone, one line each; holds `SiteListRow`s. Long lists stand on soot. */
export function SiteList({ children, label }: { children: ReactNode; label?: string }) {
  return <ul aria-label={label}>{children}</ul>;
}

type SiteListRowProps = Omit<LinkProps, "className" | "style" | "children"> & {
  /** The name of the site. */
  name: string;
  /** What one does behind it. */
  verb: string;
  /** Its state in a word: 「済」「あと3日」「10月1日に開きます」. Never a colour alone. */
  state?: string;
  /** Adds the bone tick to the state. */
  isDone?: boolean;
  /** The visitor stands here: a bone bar and aria-current. */
  isCurrent?: boolean;
  /** Leads out of the zone and opens a new tab; the words, already in the visitor's language, are read out. */
  newTabLabel?: string;
};

/** A compact link to a site: name, verb, state word. */
export function SiteListRow({
  name,
  verb,
  state,
  isDone = false,
  isCurrent = false,
  newTabLabel,
  ...link
}: SiteListRowProps) {
  const newTab = newTabLabel ? { target: "_blank", rel: "noopener" } : {};
  return (
    <li className={css.row}>
      <Link {...newTab} {...link} className={css.siteLink} aria-current={isCurrent ? "page" : undefined}>
        <span className={css.words}>
          <span className={classNames(css.name, role.display)}>{name}</span>
          <span className={css.verb}>{verb}</span>
        </span>
        {state && (
          <span className={css.state}>
            {isDone && <TickIcon />}
            {state}
          </span>
        )}
        {newTabLabel && (
          <>
            <ArrowOutIcon />
            <span className="visually-hidden">{newTabLabel}</span>
          </>
        )}
      </Link>
    </li>
  );
}
