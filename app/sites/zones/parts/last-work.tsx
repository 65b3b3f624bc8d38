"use no memo"; // Drawn once a visit: compiled it would only be heavier.

import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { ArrowIcon } from "#app/kits/ui/icons/arrow.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { Zone } from "../data.server.ts";
import css from "./highlight-link.module.css";

/** What the visitor made last, and the way back to it. Nothing stands here before something was made. */
export function LastWork({ zones }: { zones: readonly Zone[] }) {
  const t = useMessages<Messages>();
  const work = useVisitor().summary?.lastWork;
  if (!work) return null;
  const site = zones.flatMap((zone) => zone.doors).find(({ siteId }) => siteId === work.site);
  return (
    <section className={css.event} aria-labelledby="last-made">
      <h2 id="last-made" className={`${css.label} text-medium text-note`}>
        {t("made.label")}
      </h2>
      <Link to={work.path} prefetch="intent" viewTransition className={css.link}>
        <span className={classNames("text-heading", role.display)}>{work.title}</span>
        {site && <span className={`${css.until} text-aside`}>{t("made.place", { site: site.name })}</span>}
        <ArrowIcon />
      </Link>
    </section>
  );
}
