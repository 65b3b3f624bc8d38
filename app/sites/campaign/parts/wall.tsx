"use no memo"; // A hundred leaves without a state: compiled they would only be heavier.

import type { Ref } from "react";
import css from "./wall.module.css";

interface WallProps {
  ref?: Ref<HTMLDivElement>;
  /** How many prizes lie behind each of the hundred doors. */
  lights: readonly number[];
  isOpen: boolean;
  /** Something in the proof was torn: the lights go out. */
  isTorn: boolean;
  label: string;
}

/** A hundred doors of lacquer. They open at once, and behind some of them there is a light. */
export function Wall({ ref, lights, isOpen, isTorn, label }: WallProps) {
  return (
    <div
      ref={ref}
      className={css.scene}
      role="img"
      aria-label={label}
      data-wall={isTorn ? "torn" : isOpen ? "open" : "shut"}
    >
      <div className={css.wall} data-open={isOpen || undefined} data-torn={isTorn || undefined}>
        {lights.map((count, door) => (
          <span key={door} className={css.door} data-lit={count > 0 || undefined}>
            <span className={css.leaf} />
          </span>
        ))}
      </div>
      <span className={css.floor} />
    </div>
  );
}
