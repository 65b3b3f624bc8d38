"use no memo"; // All of it follows each choice: compiled it would only be heavier.

import { type ReactNode, useId } from "react";
import { Chip, ChipRow } from "#app/kits/ui/chip/chip.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { MakeupTab } from "../rules/face-parts.ts";
import css from "./makeup-controls.module.css";
import type { AppliedMakeup } from "./applied-makeup.ts";

interface MakeupControlsProps {
  makeup: AppliedMakeup;
  tab: MakeupTab;
  /** 0 to 1; null where nothing is worn whose strength could be said. */
  strength: number | null;
  onStrength: (strength: number) => void;
  onChange: (change: Partial<AppliedMakeup>) => void;
  children?: ReactNode;
}

/** How strong, bare, half; and whatever else one can do with the makeup there. */
export function MakeupControls({ makeup, tab, strength, onStrength, onChange, children }: MakeupControlsProps) {
  const t = useMessages<Messages>();
  const slider = useId();
  const percent = Math.round((strength ?? 0) * 100);
  return (
    <div className={`${css.controls} on-grey stack-3`}>
      {strength !== null && (
        <div className={`${css.strength} stack-3 text-body`}>
          <label htmlFor={slider}>{t("intensity")}</label>
          <input
            id={slider}
            type="range"
            min={20}
            max={100}
            step={5}
            value={percent}
            aria-valuetext={`${t(`parts.${tab}`)} ${percent}％`}
            onChange={({ target }) => onStrength(Number(target.value) / 100)}
          />
          <output htmlFor={slider}>{percent}％</output>
        </div>
      )}
      <ChipRow label={t("before")}>
        <Chip pressed={makeup.isBare} onPress={() => onChange({ isBare: !makeup.isBare })}>
          {t("bare")}
        </Chip>
        <Chip
          pressed={makeup.split !== null}
          onPress={() => onChange({ split: makeup.split === null ? 0.5 : null, isBare: false })}
        >
          {t("split.start")}
        </Chip>
      </ChipRow>
      {children}
    </div>
  );
}
