import type { ReactNode } from "react";
import { formatTime } from "../rules/time-text.ts";
import css from "./rows.module.css";

interface TimedRowProps {
  atMs: number;
  onJump: () => void;
  /** At the end of the row: a tick, a step's own mark. */
  mark?: ReactNode;
  "aria-current"?: "step" | "time" | undefined;
  children: ReactNode;
}

/** A moment of a video and what is there; a tap leads to it. */
export function TimedRow({ atMs, onJump, mark, children, ...current }: TimedRowProps) {
  return (
    <button type="button" className={`${css.row} line-3 wide`} onClick={onJump} {...current}>
      <span className={`${css.at} text-aside`}>{formatTime(atMs)}</span>
      <span>{children}</span>
      {mark}
    </button>
  );
}
