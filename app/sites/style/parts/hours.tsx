"use no memo";
import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { DayHalf } from "#contracts/two-faces.ts";
import type { Messages } from "../copy/messages.ts";
import { otherHalf } from "../rules/pair.ts";
import type { SidesControl } from "./use-sides.ts";
import css from "./hours.module.css";

const numerals = { morning: "9", night: "21" } as const;

/** Nine and twenty-one: which of the two stands in front. */
export function Hours({ sides, names }: { sides: SidesControl; names: Record<DayHalf, string> }) {
  const t = useMessages<Messages>();
  const { left, coming, lead, swing } = sides;
  const leading = coming ?? left;
  return (
    <div className={`${css.hours} grid halves needs-script on-grey`} role="group" aria-label={t("hours.label")}>
      {/* As they stand in the picture above. */}
      {[left, otherHalf(left)].map((half) => (
        <button
          key={half}
          type="button"
          className="row-2 text-lead text-quiet"
          aria-label={t(`hours.${half}`)}
          aria-pressed={half === leading}
          onClick={() => {
            swing(false);
            lead(half);
          }}
        >
          <span className={classNames(css.numeral, role.latin)}>{numerals[half]}</span>
          <span className={role.display}>時</span>
        </button>
      ))}
      <p className="visually-hidden" role="status">
        {t("hours.now", { name: names[left] })}
      </p>
    </div>
  );
}
