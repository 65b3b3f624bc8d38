"use no memo"; // A hundred leaves without a state: compiled they would only be heavier.

import type { Ref } from "react";
import css from "./entry-grid.module.css";

interface EntryGridProps {
  ref?: Ref<HTMLDivElement>;
  /** How many prizes lie in each of the hundred cells. */
  prizeCounts: readonly number[];
  isOpen: boolean;
  /** Something in the proof was torn: the lights go out. */
  isBroken: boolean;
  label: string;
}

/** A hundred doors of lacquer. They open at once, and behind some of them there is a light. */
export function EntryGrid({ ref, prizeCounts, isOpen, isBroken, label }: EntryGridProps) {
  return (
    <div
      ref={ref}
      className={`${css.scene} frame`}
      role="img"
      aria-label={label}
      data-entry-grid={isBroken ? "torn" : isOpen ? "open" : "shut"}
    >
      <div className={css.grid} data-open={isOpen || undefined} data-torn={isBroken || undefined}>
        {prizeCounts.map((count, cell) => (
          <span key={cell} className={css.entry} data-lit={count > 0 || undefined}>
            <span className={`${css.leaf} overlay`} />
          </span>
        ))}
      </div>
      <span className={css.row} />
    </div>
  );
}
