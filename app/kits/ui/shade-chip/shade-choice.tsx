import { TickIcon } from "../icons/tick.tsx";
import { ShadeChip } from "./shade-chip.tsx";
import css from "./shade-chip.module.css";

export type ShadeOption = {
  id: string;
  hex: string;
  /** What is read out after the label: 「踊り場の金魚、サテン」. */
  name: string;
  /** What stands under the chip: the number, or a word as short. */
  label: string;
};

type ShadeChoiceProps = {
  /** The question the colours answer, for those who do not see them. */
  legend: string;
  /** The form name of the radio group, unique on the page. */
  name: string;
  shades: readonly ShadeOption[];
  value: string | null;
  onChoose: (id: string) => void;
};

/** One shade of several, as radio buttons on neutral grey. */
export function ShadeChoice({ legend, name, shades, value, onChoose }: ShadeChoiceProps) {
  return (
    <fieldset className={css.choice}>
      <legend className="visually-hidden">{legend}</legend>
      {shades.map((shade) => (
        <label key={shade.id} className={`${css.option} choice-tile`}>
          <input
            type="radio"
            name={name}
            value={shade.id}
            aria-label={`${shade.label} ${shade.name}`}
            checked={shade.id === value}
            onChange={() => onChoose(shade.id)}
          />
          <ShadeChip hex={shade.hex} />
          <span className={css.label}>
            <span className={css.tick}>
              <TickIcon />
            </span>
            {shade.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
