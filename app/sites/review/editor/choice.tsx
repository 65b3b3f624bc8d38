import { useId } from "react";
import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import css from "./choice.module.css";

interface ChoiceProps<Value extends string> {
  legend: string;
  mark: string;
  hint?: string;
  name: string;
  value: Value | string | null;
  options: readonly { value: Value; label: string; hint: string }[];
  isInvalid: boolean;
  error: string;
  /** Side by side, as small as they may be. */
  isRow?: boolean;
  onChoose: (value: Value) => void;
}

/** One of a few, as radio buttons with a word of explanation each. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, mark, hint, name, value, options, isInvalid, error, isRow = false, onChoose } = props;
  const id = useId();
  return (
    <fieldset
      className={css.choice}
      data-row={isRow || undefined}
      aria-describedby={[hint && `${id}-hint`, isInvalid && `${id}-error`].filter(Boolean).join(" ") || undefined}
    >
      <legend className={`${css.legend} text-strong`}>
        {legend}
        <span className={`${css.mark} text-medium text-note`}>{mark}</span>
      </legend>
      {hint && (
        <p className={`${css.hint} text-aside`} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={css.options}>
        {options.map((option) => (
          <label key={option.value} className={`${css.option} boxed choice-box choice-tile`}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              data-invalid={isInvalid || undefined}
              onChange={() => onChoose(option.value)}
            />
            <span className={`${css.label} text-leading-15`}>
              <span className={css.tick}>
                <TickIcon />
              </span>
              {option.label}
            </span>
            <span className={`${css.word} text-medium text-note`}>{option.hint}</span>
          </label>
        ))}
      </div>
      {isInvalid && (
        <p className={`${css.error} text-medium text-warning`} id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
