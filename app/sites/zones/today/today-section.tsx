import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { ArrowIcon } from "#app/kits/ui/icons/arrow.tsx";
import role from "#app/kits/ui/type/type.module.css";
import type { FloorToday } from "./floors.server.ts";
import { NextWayLink } from "./next-way-link.tsx";
import css from "./today-section.module.css";

interface TodaySectionProps {
  floor: FloorToday;
  title: string;
  line: string;
  /** What was done today of the three, where the page knows it. */
  done?: readonly string[];
  /** The one thing that can be done right here. */
  children: ReactNode;
  /** Stands before the rows of what is going on. */
  first?: ReactNode;
}

/** Tonight on a floor: one thing to do in ten seconds, what is going on, and what comes next for this visitor. */
export function TodaySection({ floor, title, line, done, children, first }: TodaySectionProps) {
  return (
    <section className={css.today} aria-labelledby="floor-today">
      <header className="side stack-2">
        <h2 id="floor-today" className={classNames("text-title", role.display)}>
          {title}
        </h2>
        <p className={`${css.line} text-quiet`}>{line}</p>
      </header>
      <div className="above-4">{children}</div>
      {first}
      <div className={`${css.alive} side`}>
        <h3 className="text-medium text-note">{floor.aliveLabel}</h3>
        <ul>
          {floor.rows.map((row) => (
            <li key={row.id}>
              <Link to={row.path} prefetch="intent" viewTransition className={css.row} data-alive={row.id}>
                <span className="text-body text-medium">{row.label}</span>
                <span className="text-aside">{row.detail}</span>
                <ArrowIcon />
              </Link>
            </li>
          ))}
        </ul>
        <NextWayLink label={floor.nextLabel} ways={floor.ways} done={done} />
      </div>
    </section>
  );
}
