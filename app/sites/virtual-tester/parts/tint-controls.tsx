import { Chip, ChipRow } from "#app/kits/ui/chip/chip.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { Worn } from "./worn.ts";
import css from "./wear-controls.module.css";

interface TintControlsProps {
  worn: Worn;
  onChange: (change: Partial<Worn>) => void;
}

/** Of a tint: how many coats, and what became of them. A new coat is a fresh one. */
export function TintControls({ worn, onChange }: TintControlsProps) {
  const t = useWords<Words>();
  return (
    <>
      <p>{t("coats.label")}</p>
      <ChipRow label={t("coats.label")}>
        {(["one", "two", "three"] as const).map((word, i) => (
          <Chip
            key={word}
            pressed={worn.coats === i + 1}
            onPress={() => onChange({ coats: i + 1, after: "fresh", isLipOff: false })}
          >
            {t(`coats.${word}`)}
          </Chip>
        ))}
      </ChipRow>
      <p>{t("after.label")}</p>
      <ChipRow label={t("after.label")}>
        {(["fresh", "coffee", "tissue"] as const).map((after) => (
          <Chip key={after} pressed={worn.after === after} onPress={() => onChange({ after, isLipOff: false })}>
            {t(`after.${after}`)}
          </Chip>
        ))}
      </ChipRow>
      <p className={css.wipe}>{t("after.wipe")}</p>
    </>
  );
}
