import { useId } from "react";
import css from "./settings.module.css";

interface ChoiceProps<T extends string> {
  name: string;
  label: string;
  hint?: string;
  value: T;
  options: readonly (readonly [value: T, label: string])[];
  onChoose: (value: T) => void;
}

/** One of three, side by side; it holds at once. */
export function Choice<T extends string>({ name, label, hint, value, options, onChoose }: ChoiceProps<T>) {
  const id = useId();
  return (
    <fieldset className={`${css.row} stack-2`} aria-describedby={hint && id}>
      <legend className={css.legend}>{label}</legend>
      {hint && (
        <p id={id} className="text-leading-17 text-note">
          {hint}
        </p>
      )}
      <div className={css.options}>
        {options.map(([option, words]) => (
          <label key={option} className={`${css.option} choice-tile middle text-centred text-leading-15`}>
            <input
              type="radio"

              name={name}
              checked={option === value}
              onChange={() => onChoose(option)}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
