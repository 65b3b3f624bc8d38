import { type ReactNode, useId } from "react";
import css from "./collapsible.module.css";

interface CollapsibleProps {
  title: string;
  /** What stands on its front besides: a date, a state. */
  note?: string;
  isOpen?: boolean;
  /** Told when a hand opens or shuts it. */
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A section of the panel: its front is a heading, and it opens without a script too. */
export function Collapsible({ title, note, isOpen = false, onOpenChange, children }: CollapsibleProps) {
  const id = useId();
  return (
    <details
      className={css.drawer}
      open={isOpen || undefined}
      aria-labelledby={id}
      onToggle={(event) => onOpenChange?.(event.currentTarget.open)}
    >
      <summary className={css.front}>
        <h3 id={id} className="text-lead text-leading-15">
          {title}
        </h3>
        {note && <span className={`${css.note} text-note`}>{note}</span>}
        <span className={css.pull} aria-hidden="true" />
      </summary>
      <div className={`${css.inside} column-3`}>{children}</div>
    </details>
  );
}
