"use no memo"; // Drawn once a visit: compiled it would only be heavier.

import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { ArrowIcon } from "#app/kits/ui/icons/arrow.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { Floor } from "../data.server.ts";
import css from "./now-on.module.css";

/** What the visitor made last, and the way back to it. Nothing stands here before something was made. */
export function LastMade({ floors }: { floors: readonly Floor[] }) {
  const t = useWords<Words>();
  const work = useVisitor().summary?.lastWork;
  if (!work) return null;
  const door = floors.flatMap((floor) => floor.doors).find(({ siteId }) => siteId === work.site);
  return (
    <section className={css.event} aria-labelledby="last-made">
      <h2 id="last-made" className={css.label}>
        {t("made.label")}
      </h2>
      <Link to={work.path} prefetch="intent" viewTransition className={css.link}>
        <span className={classNames(css.title, role.display)}>{work.title}</span>
        {door && <span className={css.until}>{t("made.place", { site: door.name })}</span>}
        <ArrowIcon />
      </Link>
    </section>
  );
}
