import { type ReactNode, useId } from "react";
import { Chip, ChipRow } from "#app/kits/ui/chip/chip.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./makeup-controls.module.css";
import type { MakeupTab, AppliedMakeup } from "./applied-makeup.ts";

interface MakeupControlsProps {
  makeup: AppliedMakeup;
  tab: MakeupTab;
  onChange: (change: Partial<AppliedMakeup>) => void;
  children?: ReactNode;
}

/** How strong, bare, half; and whatever else one can do with the makeup there. */
export function MakeupControls({ makeup, tab, onChange, children }: MakeupControlsProps) {
  const t = useMessages<Messages>();
  const slider = useId();
  const percent = Math.round(makeup.amounts[tab] * 100);
  return (
    <div className={`${css.controls} on-grey stack-3`}>
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
          onChange={({ target }) => onChange({ amounts: { ...makeup.amounts, [tab]: Number(target.value) / 100 } })}
        />
        <output htmlFor={slider}>{percent}％</output>
      </div>
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
