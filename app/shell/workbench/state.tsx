import type { ReactNode } from "react";
import css from "./workbench.module.css";

/** One state of a part, under its name. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={css.state}>
      <h2 className={css.name}>{name}</h2>
      <div className={css.content}>{children}</div>
    </section>
  );
}
