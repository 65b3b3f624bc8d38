"use no memo"; // Part of the first view: compiled it would only be heavier.

import { type ReactNode, useId } from "react";
import css from "./controls.module.css";

interface ChoicesProps {
  label: string;
  chosen: number;
  options: readonly { at: number; word: string; drawing?: ReactNode }[];
  onChoose: (at: number) => void;
  /** `swatch`: the drawing is the thing itself, its word stands below in small. */
  look?: "word" | "swatch";
}

/** One of several, as radio buttons: arrows move, the word is the name. */
export function Choices({ label, chosen, options, onChoose, look = "word" }: ChoicesProps) {
  const name = useId();
  return (
    <fieldset className={css.choices} data-look={look} data-five={options.length === 5 || undefined}>
      <legend>{label}</legend>
      <div>
        {options.map(({ at, word, drawing }) => (
          <label key={at} className="boxed choice-box choice-tile grid text-body text-centred">
            <input type="radio" name={name} checked={at === chosen} onChange={() => onChoose(at)} />
            <span>
              {drawing}
              <span>{word}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
