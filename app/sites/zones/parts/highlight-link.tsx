import { Link } from "react-router";
import { ArrowIcon } from "#app/kits/ui/icons/arrow.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { classNames } from "#app/kits/basics/class-names.ts";
import { formatDay } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { Highlight } from "../highlight.server.ts";
import { lastMoment } from "../rules/schedule.ts";
import css from "./highlight-link.module.css";

/** The one event of today: an open campaign, else what closes soonest. */
export function HighlightLink({ title, path, endsAt, isDemonstration }: Highlight) {
  const t = useMessages<Messages>();
  return (
    <section className={css.event} aria-labelledby="now-on">
      <h2 id="now-on" className={`${css.label} text-medium text-note`}>
        {t("event.label")}
      </h2>
      <Link to={path} prefetch="intent" viewTransition className={css.link}>
        <span className={classNames("text-heading", role.display)}>
          {isDemonstration ? t("event.demo", { title }) : title}
        </span>
        <span className={`${css.until} text-aside`}>
          {endsAt ? t("event.until", { day: formatDay(lastMoment(endsAt), "ja") }) : t("event.always")}
        </span>
        <ArrowIcon />
      </Link>
    </section>
  );
}
