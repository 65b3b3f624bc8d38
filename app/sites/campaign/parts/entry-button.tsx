import type { MouseEvent } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import type { Outcome } from "../contract.ts";
import type { EntryState } from "./use-entry.ts";
import css from "./entry-button.module.css";

interface EntryButtonProps {
  state: EntryState["name"];
  /** What is behind it, once it is open. */
  outcome: Outcome | null;
  label: string;
  hint: string;
  /** @returns whether it turns: it does not while something is missing */
  onOpen: () => boolean;
  /** The open door was seen enough. */
  onSkip: () => void;
}

/** A door of lacquer in its frame: its handle turns, it swings open, and there is a light, or darkness. */
export function EntryButton({ state, outcome, label, hint, onOpen, onSkip }: EntryButtonProps) {
  const isOpen = state === "open";

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isOpen) return onSkip();
    // The whole door is to be seen when it opens.
    if (onOpen()) event.currentTarget.scrollIntoView({ block: "center" });
  }

  return (
    <div className={`${css.place} stack-3`}>
      <button
        type="button"
        className={css.entry}
        data-state={state}
        data-outcome={outcome ?? undefined}
        aria-busy={state === "turning" || undefined}
        aria-label={label}
        onClick={press}
      >
        <span className={`${css.behind} overlay`} aria-hidden="true" />
        <span className={`${css.leaf} middle overlay`}>
          <span className={css.panel} aria-hidden="true" />
          <span className={css.handle} aria-hidden="true" />
          <span className={classNames(css.word, "text-bright text-title", role.display)}>{label}</span>
        </span>
      </button>
      <p className="side anchor text-centred text-quiet">{state === "turning" || isOpen ? "　" : hint}</p>
    </div>
  );
}
