import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { ArrowIcon } from "#app/kits/ui/icons/arrow.tsx";
import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { TodaySummary } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import type { Zone } from "../data.server.ts";
import css from "./daily-tasks.module.css";

const tasks = [
  { siteId: "lmp", key: "letter" },
  { siteId: "lmv", key: "vote" },
  { siteId: "tips", key: "tip" },
] as const;

/**
 * One prophecy, one vote, one tip: in any order, on no clock. What was done today is
 * ticked, and its link still works.
 */
export function DailyTasks({ zones, summary }: { zones: Zone[]; summary: TodaySummary | null }) {
  const t = useMessages<Messages>();
  const sites = zones.flatMap((zone) => zone.doors);
  return (
    <section className={css.tasks} aria-labelledby="tonight">
      <h2 id="tonight" className={classNames("text-title", role.display)}>
        {t("tasks.title")}
      </h2>
      <ul className={`${css.three} above-4`}>
        {tasks.map(({ siteId, key }) => {
          const site = sites.find((other) => other.siteId === siteId);
          if (!site) return null;
          return (
            <li key={siteId}>
              <Link
                to={site.path}
                className={`${css.one} on-ink stack-2 text-leading-14`}
                prefetch="intent"
                viewTransition
              >
                <span className={classNames("text-heading", role.display)}>{t(`tasks.${key}`)}</span>
                <span className="text-note">{site.isOpen ? site.name : t("hub.closed", { verb: site.name })}</span>
                {summary?.done.includes(key) ? (
                  <span className={`${css.done} align-centre flex text-fine`}>
                    <TickIcon />
                    {t(`done.${key}`)}
                  </span>
                ) : (
                  <ArrowIcon />
                )}
              </Link>
            </li>
          );
        })}
      </ul>
      {summary?.done.length === tasks.length && <p className={`${css.all} text-aside`}>{t("done.all")}</p>}
    </section>
  );
}
