import { type ComponentProps, useId } from "react";
import css from "./switch.module.css";

type SwitchProps = Omit<ComponentProps<"input">, "type" | "role" | "className" | "style"> & {
  label: string;
  /** What it changes, under the label. */
  hint?: string;
  /** The words of its two states: 「オン」「オフ」. */
  onLabel: string;
  offLabel: string;
};

/** A wish that holds at once, without a button to confirm it. */
export function Switch({ label, hint, onLabel, offLabel, ...native }: SwitchProps) {
  const id = useId();
  return (
    <label className={css.switch}>
      <span className={css.words}>
        <span id={`${id}-label`}>{label}</span>
        {hint && (
          <span className={css.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
      <input
        {...native}
        type="checkbox"
        role="switch"
        className={css.input}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint && `${id}-hint`}
      />
      <span className={css.state} aria-hidden="true">
        <span className={css.on}>{onLabel}</span>
        <span className={css.off}>{offLabel}</span>
      </span>
      <span className={css.track} aria-hidden="true" />
    </label>
  );
}
