import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { PlayPage } from "../../data.server.ts";
import { useColourText } from "../../flow/use-colour-text.ts";
import css from "./chips.module.css";

interface ChipsProps {
  shades: PlayPage["shades"];
  /** The one in the hand, 0–23. */
  value: number | null;
  /** Under each its number, as it is printed on the tester; at home one chooses by eye. */
  hasNumbers: boolean;
  onTake: (shade: number) => void;
}

/** Twenty-four testers at once, without their names. */
export function Chips({ shades, value, hasNumbers, onTake }: ChipsProps) {
  const t = useMessages<Messages>();
  const colour = useColourText();
  return (
    <fieldset className={`${css.chips} on-grey`}>
      <legend className="visually-hidden">{t("play.shades")}</legend>
      {shades.map((shade, index) => (
        <label key={shade.id} className={`${css.chip} choice-tile text-fine`}>
          <input
            type="radio"
            name="tp-shade"
            value={index}
            checked={value === index}
            aria-label={t("shade.chip", { number: shade.number, colour: colour(shade) })}
            onChange={() => onTake(index)}
          />
          <ShadeChip hex={shade.hex} />
          {hasNumbers && <span aria-hidden="true">{shade.number}</span>}
        </label>
      ))}
    </fieldset>
  );
}
