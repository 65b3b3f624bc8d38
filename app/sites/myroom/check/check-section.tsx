import { type ReactNode, useRef } from "react";
import { useNear } from "#app/kits/ui/hydration/use-near.ts";
import role from "#app/kits/ui/type/type.module.css";
import { classNames } from "#app/kits/basics/class-names.ts";
import css from "./check-section.module.css";

interface CheckSectionProps {
  /** What its tag points to; one lands on the heading. */
  id: string;
  number: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** One of the four, under its tag's number. */
export function CheckSection({ id, number, title, lead, children }: CheckSectionProps) {
  const sectionRef = useRef<HTMLElement>(null);
  // A browser lays out what is still a screen and a half away; its type is asked for when it comes into sight.
  const isVisible = useNear(sectionRef);

  return (
    <section
      ref={sectionRef}
      className={css.part}
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      data-seen={isVisible || undefined}
    >
      <span className={classNames(css.number, "middle text-bright text-lead", role.display)} aria-hidden="true">
        {number}
      </span>
      <h2 id={`${id}-title`} className={classNames(css.title, role.display)}>
        {title}
      </h2>
      <p className="above-3 full-row text-quiet">{lead}</p>
      <div className={`${css.inside} above-4 full-row shrinks`}>{children}</div>
    </section>
  );
}
