import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import css from "./guide-oval.module.css";

interface GuideOvalProps {
  /** Real good pictures so far. */
  good: number;
  needed: number;
  label: string;
}

/** How far down a count of three the good pictures have come. */
const countOf = (good: number, needed: number): number => Math.max(1, 3 - Math.floor((good * 3) / needed));

/** A hairline to look into; the line that grows on it is made of good pictures, one step each. */
export function GuideOval({ good, needed, label }: GuideOvalProps) {
  return (
    <div className={`${css.guide} middle overlay`}>
      <div className={css.place}>
        <svg className={css.oval} viewBox="0 0 300 400" aria-hidden="true">
          <ellipse cx="150" cy="200" rx="147" ry="197" className={css.line} />
          <ellipse
            cx="200"
            cy="150"
            rx="197"
            ry="147"
            className={css.ring}
            pathLength={needed}
            strokeDasharray={`${good} ${needed}`}
            transform="translate(0 400) rotate(-90)"
          />
        </svg>
        {good > 0 && (
          <span className={classNames(css.count, role.latin)} aria-hidden="true">
            {countOf(good, needed)}
          </span>
        )}
      </div>
      <progress className="visually-hidden" max={needed} value={good} aria-label={label} />
    </div>
  );
}
