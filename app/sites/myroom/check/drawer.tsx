import { type ReactNode, useId } from "react";
import css from "./drawer.module.css";

interface DrawerProps {
  title: string;
  /** What stands on its front besides: a date, a state. */
  note?: string;
  isOpen?: boolean;
  /** Told when a hand opens or shuts it. */
  onTurn?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A drawer of the desk: its front is a heading, and it opens without a script too. */
export function Drawer({ title, note, isOpen = false, onTurn, children }: DrawerProps) {
  const id = useId();
  return (
    <details
      className={css.drawer}
      open={isOpen || undefined}
      aria-labelledby={id}
      onToggle={(event) => onTurn?.(event.currentTarget.open)}
    >
      <summary className={css.front}>
        <h3 id={id} className={css.title}>
          {title}
        </h3>
        {note && <span className={css.note}>{note}</span>}
        <span className={css.pull} aria-hidden="true" />
      </summary>
      <div className={css.inside}>{children}</div>
    </details>
  );
}
