"use no memo"; // Drawn seldom and from little: compiled it would only be heavier.

import { Chip, ChipRow } from "#app/kits/ui/chip/chip.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { AppliedMakeup } from "./applied-makeup.ts";

interface TintControlsProps {
  makeup: AppliedMakeup;
  onChange: (change: Partial<AppliedMakeup>) => void;
}

/** Of a tint: how many coats, and what became of them. A new coat is a fresh one. */
export function TintControls({ makeup, onChange }: TintControlsProps) {
  const t = useMessages<Messages>();
  return (
    <>
      <p>{t("coats.label")}</p>
      <ChipRow label={t("coats.label")}>
        {(["one", "two", "three"] as const).map((word, i) => (
          <Chip
            key={word}
            pressed={makeup.coats === i + 1}
            onPress={() => onChange({ coats: i + 1, after: "fresh", isLipOff: false })}
          >
            {t(`coats.${word}`)}
          </Chip>
        ))}
      </ChipRow>
      <p>{t("after.label")}</p>
      <ChipRow label={t("after.label")}>
        {(["fresh", "coffee", "tissue"] as const).map((after) => (
          <Chip key={after} pressed={makeup.after === after} onPress={() => onChange({ after, isLipOff: false })}>
            {t(`after.${after}`)}
          </Chip>
        ))}
      </ChipRow>
      <p className="text-body">{t("after.wipe")}</p>
    </>
  );
}
