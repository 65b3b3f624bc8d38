"use no memo"; // All of it follows each choice: compiled it would only be heavier.

import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { TesterData } from "../data.server.ts";
import { centreInRail, addRailKeyboard } from "./rail-keyboard.ts";
import css from "./rail.module.css";

interface ShadeRailProps extends Pick<TesterData, "shades" | "dailyId"> {
  shownId: string;
  /** Nothing is on the lips. */
  isOff: boolean;
  /** Where the same face wears another shade. */
  addressOf: (id: string) => string;
  onOff: (isOff: boolean) => void;
}

/** All shades of the line, each with an address of its own: without a script the server paints the next one, with one useShadeSteps. */
export function ShadeRail({ shades, dailyId, shownId, isOff, addressOf, onOff }: ShadeRailProps) {
  const t = useMessages<Messages>();
  const rail = useRef<HTMLElement>(null);
  useEffect(() => addRailKeyboard(rail.current), []);
  useEffect(
    () => centreInRail(rail.current, rail.current?.querySelector<HTMLElement>(`[data-shade="${shownId}"]`)),
    [shownId],
  );
  return (
    <nav ref={rail} className={`${css.rail} on-grey rail wide`} aria-label={t("rail.label")}>
      <ul>
        <li className={css.scripted}>
          <button type="button" className={`${css.tile} stack-1`} aria-pressed={isOff} onClick={() => onOff(!isOff)}>
            <span className={css.none} />
            <span>{t("off.lips")}</span>
          </button>
        </li>
        {shades.map(({ id, name, number, hex }) => (
          <li key={id}>
            <Link
              to={addressOf(id)}
              className={`${css.tile} stack-1`}
              data-shade={id}
              aria-label={`${number} ${name}${id === dailyId ? ` ${t("rail.today")}` : ""}`}
              aria-current={id === shownId && !isOff ? "true" : undefined}
            >
              <ShadeChip hex={hex} />
              <span>{id === dailyId ? t("rail.today") : number}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
