"use no memo"; // Drawn seldom and from little: compiled it would only be heavier.

import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./makeup-controls.module.css";
import { type MakeupTab, makeupTabs } from "./applied-makeup.ts";

interface MakeupTabsProps {
  tab: MakeupTab;
  /** Where makeup is applied: it has a tick. */
  applied: Readonly<Record<MakeupTab, boolean>>;
  onTab: (tab: MakeupTab) => void;
}

/** Lips, lids, lashes, line: what the list below is for. All of it is worn together. */
export function MakeupTabs({ tab, applied, onTab }: MakeupTabsProps) {
  const t = useMessages<Messages>();
  return (
    <div className={`${css.tabs} on-grey`} role="group" aria-label={t("parts.label")}>
      {makeupTabs.map((one) => (
        <button
          key={one}
          type="button"
          className="text-body text-bright text-leading-14"
          aria-pressed={one === tab}
          onClick={() => onTab(one)}
        >
          {t(`parts.${one}`)}
          {applied[one] && (
            <span className={css.tick}>
              <TickIcon />
              <span className="visually-hidden">{t("parts.applied")}</span>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
