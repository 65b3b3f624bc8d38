import type { ReactNode } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import css from "./note.module.css";

/** A short text of the zone about what is the visitor's here, and the link to it. */
export function Note({ title, line, children }: { title: string; line: string; children?: ReactNode }) {
  return (
    <section className={css.note}>
      <h2 className={classNames("text-title", role.display)}>{title}</h2>
      <p className={`${css.line} above-3`}>{line}</p>
      {children && <p className={`${css.action} above-2 text-strong`}>{children}</p>}
    </section>
  );
}
