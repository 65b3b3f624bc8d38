"use no memo"; // Drawn seldom and from little: compiled it would only be heavier.

import { useEffect, useRef } from "react";
import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { type MakeupTab, makeupTabs } from "../rules/face-parts.ts";
import css from "./makeup-controls.module.css";
import { addRailKeyboard, centreInRail } from "./rail-keyboard.ts";

interface MakeupTabsProps {
  tab: MakeupTab;
  /** True where makeup is applied: it has a tick. */
  isApplied: (tab: MakeupTab) => boolean;
  onTab: (tab: MakeupTab) => void;
}

/** All of the face, then its parts: what the list below is for. All of it is worn together. One stop for the tab key. */
export function MakeupTabs({ tab, isApplied, onTab }: MakeupTabsProps) {
  const t = useMessages<Messages>();
  const rail = useRef<HTMLDivElement>(null);
  useEffect(() => addRailKeyboard(rail.current), []);
  useEffect(() => centreInRail(rail.current, rail.current?.querySelector<HTMLElement>(`[data-part="${tab}"]`)), [tab]);
  return (
    <div ref={rail} className={`${css.tabs} rail`} role="toolbar" aria-label={t("parts.label")}>
      {makeupTabs.map((one) => (
        <button
          key={one}
          type="button"
          className="text-body text-bright text-leading-14"
          data-part={one}
          tabIndex={one === tab ? 0 : -1}
          aria-pressed={one === tab}
          onClick={() => onTab(one)}
        >
          {t(`parts.${one}`)}
          {isApplied(one) && (
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
