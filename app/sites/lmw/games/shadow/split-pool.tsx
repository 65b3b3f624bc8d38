import { classNames } from "#app/kits/basics/class-names.ts";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { Phase } from "./moment.ts";
import css from "./pool.module.css";

interface SplitPoolProps {
  /** What is looked for, in its order. */
  hexes: readonly (string | undefined)[];
  phase: Phase;
  /** How many of them, from the first, are shown before one chooses. */
  shownCount: number;
  /** Which is to be chosen next, in words. */
  nextText: string;
}

/** Two colours share the water: the first rises at the left, then the second at the right; with the answer also what lies between. */
export function SplitPool({ hexes, phase, shownCount, nextText }: SplitPoolProps) {
  const t = useMessages<Messages>();
  const isShown = phase === "seen" || phase === "answered";
  const shown = phase === "answered" ? hexes : hexes.slice(0, shownCount);
  return (
    <span
      className={css.halves}
      data-count={shown.length}
      data-phase={phase}
      data-shown={isShown || undefined}
      role="img"
      aria-label={phase === "seen" ? t("games.shadow.lookTwo") : nextText}
    >
      {shown.map((hex, n) => (
        <span key={n} className={css.half} data-at={n + 1}>
          <span className={classNames(isShown && hex && shadeClass(hex))} data-shade={isShown ? hex : undefined} />
        </span>
      ))}
    </span>
  );
}
