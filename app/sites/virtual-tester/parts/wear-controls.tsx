import { type ReactNode, useId } from "react";
import { Chip, ChipRow } from "#app/kits/ui/chip/chip.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import css from "./wear-controls.module.css";
import type { Place, Worn } from "./worn.ts";

interface WearControlsProps {
  worn: Worn;
  place: Place;
  onChange: (change: Partial<Worn>) => void;
  children?: ReactNode;
}

/** How strong, bare, half; and whatever else one can do with what is worn there. */
export function WearControls({ worn, place, onChange, children }: WearControlsProps) {
  const t = useWords<Words>();
  const slider = useId();
  const percent = Math.round(worn.amounts[place] * 100);
  return (
    <div className={css.controls}>
      <div className={css.strength}>
        <label htmlFor={slider}>{t("intensity")}</label>
        <input
          id={slider}
          type="range"
          min={20}
          max={100}
          step={5}
          value={percent}
          aria-valuetext={`${t(`places.${place}`)} ${percent}％`}
          onChange={({ target }) => onChange({ amounts: { ...worn.amounts, [place]: Number(target.value) / 100 } })}
        />
        <output htmlFor={slider}>{percent}％</output>
      </div>
      <ChipRow label={t("before")}>
        <Chip pressed={worn.isBare} onPress={() => onChange({ isBare: !worn.isBare })}>
          {t("bare")}
        </Chip>
        <Chip
          pressed={worn.split !== null}
          onPress={() => onChange({ split: worn.split === null ? 0.5 : null, isBare: false })}
        >
          {t("split.start")}
        </Chip>
      </ChipRow>
      {children}
    </div>
  );
}
