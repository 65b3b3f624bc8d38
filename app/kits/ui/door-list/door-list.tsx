import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "../../basics/class-names.ts";
import { ArrowOutIcon } from "../icons/arrow-out.tsx";
import { TickIcon } from "../icons/tick.tsx";
import role from "../type/type.module.css";
import css from "./door-list.module.css";

/** All doors of a floor, one line each; holds DoorListRows. Long lists stand on soot. */
export function DoorList({ children, label }: { children: ReactNode; label?: string }) {
  return <ul aria-label={label}>{children}</ul>;
}

type DoorListRowProps = Omit<LinkProps, "className" | "style" | "children"> & {
  /** The word on the door. */
  name: string;
  /** What one does behind it. */
  verb: string;
  /** Its state in a word: 「済」「あと3日」「10月1日に開きます」. Never a colour alone. */
  state?: string;
  /** Adds the bone tick to the state. */
  isDone?: boolean;
  /** The visitor stands here: a bone bar and aria-current. */
  isHere?: boolean;
  /** Leads out of the zone and opens a new tab; the words, already in the visitor's language, are read out. */
  outside?: string;
};

/** A compact door: name, verb, state word. */
export function DoorListRow({ name, verb, state, isDone = false, isHere = false, outside, ...link }: DoorListRowProps) {
  const newTab = outside ? { target: "_blank", rel: "noopener" } : {};
  return (
    <li className={css.row}>
      <Link {...newTab} {...link} className={css.door} aria-current={isHere ? "page" : undefined}>
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
        {outside && (
          <>
            <ArrowOutIcon />
            <span className="visually-hidden">{outside}</span>
          </>
        )}
      </Link>
    </li>
  );
}
