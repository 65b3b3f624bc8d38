import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { GameNight } from "../rules/game-rules.ts";
import { StoneMark } from "./stone-mark.tsx";
import { getClosedRows, getLipsToTide } from "./tide.ts";
import css from "./drop.module.css";

interface GridNightProps {
  night: GameNight;
  dropsToStone: number;
  placedCount: number;
}

/** How many are laid until a stone falls, and until the tide turns. */
export function GridNight({ night, dropsToStone, placedCount }: GridNightProps) {
  const t = useMessages<Messages>();
  if (night < 2) return null;
  const toTide = { n: getLipsToTide(placedCount) };
  const isIn = getClosedRows(night, placedCount) > 0;
  return (
    <p className={`${css.gridNight} text-fine`}>
      <StoneMark />
      <span>{t("games.drop.toStone", { n: dropsToStone })}</span>
      {night >= 3 && <span>{isIn ? t("games.drop.tide.toLeave", toTide) : t("games.drop.tide.toCome", toTide)}</span>}
    </p>
  );
}
