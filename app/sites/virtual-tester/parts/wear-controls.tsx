import { useId } from "react";
import { Chip, ChipRow } from "#app/kits/ui/chip/chip.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { Worn } from "./worn.ts";
import css from "./wear-controls.module.css";

interface WearControlsProps {
  worn: Worn;
  isTint: boolean;
  onChange: (change: Partial<Worn>) => void;
}

/** Bare, half, how strong; for tints how many coats, and what became of them. */
export function WearControls({ worn, isTint, onChange }: WearControlsProps) {
  const t = useWords<Words>();
  const slider = useId();
  return (
    <div className={css.controls}>
      <ChipRow label={t("split.label")}>
        <Chip pressed={worn.isBare} onPress={() => onChange({ isBare: !worn.isBare })}>
          {t("bare")}
        </Chip>
        <Chip pressed={worn.split !== null} onPress={() => onChange({ split: worn.split === null ? 0.5 : null })}>
          {t(worn.split === null ? "split.start" : "split.stop")}
        </Chip>
      </ChipRow>
      <div className={css.strength}>
        <label htmlFor={slider}>{t("intensity")}</label>
        <input
          id={slider}
          type="range"
          min={20}
          max={100}
          step={5}
          value={Math.round(worn.intensity * 100)}
          onChange={({ target }) => onChange({ intensity: Number(target.value) / 100 })}
        />
        <output htmlFor={slider}>{Math.round(worn.intensity * 100)}％</output>
      </div>
      {isTint && (
        <>
          <ChipRow label={t("coats.label")}>
            {(["one", "two", "three"] as const).map((word, i) => (
              <Chip key={word} pressed={worn.coats === i + 1} onPress={() => onChange({ coats: i + 1 })}>
                {t(`coats.${word}`)}
              </Chip>
            ))}
          </ChipRow>
          <p className={css.after}>{t("after.label")}</p>
          <ChipRow label={t("after.label")}>
            {(["fresh", "coffee", "tissue"] as const).map((after) => (
              <Chip key={after} pressed={worn.after === after} onPress={() => onChange({ after })}>
                {t(`after.${after}`)}
              </Chip>
            ))}
          </ChipRow>
        </>
      )}
    </div>
  );
}
