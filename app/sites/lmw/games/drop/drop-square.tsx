import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { gridColumns, stoneSquare } from "./grid.ts";
import { LipMark } from "./lip-mark.tsx";
import { StoneMark } from "./stone-mark.tsx";
import css from "./drop.module.css";

interface DropSquareProps {
  square: number;
  /** −1: empty; −2: a paper stone. */
  size: number;
  name: string;
  /** It lies beside others like it. */
  joins: boolean;
  /** It lies under the tide: nothing is laid there. */
  isUnderTide: boolean;
  /** The monster has just changed it. */
  isChanged: boolean;
  onPress: (square: number) => void;
}

/** One square of the board that does not move. */
export function DropSquare({ square, size, name, joins, isUnderTide, isChanged, onPress }: DropSquareProps) {
  const t = useMessages<Messages>();
  const isStone = size === stoneSquare;
  const lies = isStone ? t("games.drop.paper") : size >= 0 ? name : t("games.drop.empty");
  const what = [
    lies,
    ...(joins ? [t("games.drop.joins")] : []),
    ...(isUnderTide ? [t("games.drop.tide.under")] : []),
    ...(isChanged ? [t("games.drop.changed")] : []),
  ].join("、");
  const position = { row: Math.floor(square / gridColumns) + 1, column: (square % gridColumns) + 1 };
  return (
    <button
      type="button"
      data-cell
      className={`${css.square} middle text-bright`}
      data-joins={joins || undefined}
      data-under={isUnderTide || undefined}
      data-changed={isChanged || undefined}
      // It can still be reached, and says why nothing can be done with it.
      aria-disabled={isStone || (isUnderTide && size < 0) || undefined}
      aria-label={t("games.drop.square", { ...position, what })}
      onClick={() => onPress(square)}
    >
      {isStone && <StoneMark />}
      {size >= 0 && <LipMark size={size} />}
      {size >= 0 && <span className={`${css.number} text-fine text-strong`}>{size + 1}</span>}
    </button>
  );
}
