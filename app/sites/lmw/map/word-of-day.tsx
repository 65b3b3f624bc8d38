import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { MapPage } from "../map.server.ts";
import { getWorldMessage } from "../get-world-message.ts";
import css from "./word-of-day.module.css";
import { PastDays } from "./past-days.tsx";
import { formatShortDay, getDayStagePath } from "./day-links.ts";

/** The paper of today or of the requested day, and of those before it; the count of the week, the vote, the spilled colour. */
export function WordOfDay({ page, treasures }: { page: MapPage; treasures: readonly string[] }) {
  const t = useMessages<Messages>();
  const { messages, days, week, treasure, day } = page;
  const [shownDay, ...pastDays] = days;
  return (
    <section className={`${css.day} pad-side-5 stack-4`} aria-labelledby="night-word">
      {shownDay && (
        <>
          <h2 id="night-word" className={`${css.kicker} text-body text-strong`}>
            {shownDay.day === day
              ? getWorldMessage(messages, "map.word").words
              : t("map.dayOf", { day: formatShortDay(shownDay.day) })}
          </h2>
          <p className={classNames(css.paper, "text-title", role.display)}>{shownDay.words}</p>
          <p className="text-aside text-leading-18">
            {getWorldMessage(messages, shownDay.day === day ? "map.word" : "map.word-past").note}
          </p>
          <ButtonLink to={getDayStagePath(shownDay, day)} look="line" wide arrow>
            {t("map.paint")}
          </ButtonLink>
          {shownDay.day !== day && (
            <Link className={`${css.today} target-inline text-body text-bright`} to="/lmw/main">
              {t("map.today")}
            </Link>
          )}
          <PastDays page={page} past={pastDays} />
        </>
      )}
      <div className={`${css.count} stack-1 text-body`}>
        <p>{getWorldMessage(messages, "map.count").words}</p>
        <p className={classNames(role.latin, css.number)}>{week.count.toLocaleString("ja-JP")}</p>
        <p className="text-aside text-leading-18">{getWorldMessage(messages, "map.count").note}</p>
        <Link to={`/lmw?week=${week.code}`} className="text-bright text-strong">
          {t("map.weekGo")}
        </Link>
      </div>
      <div className={`${css.pair} stack-3`}>
        <Link
          to={`/lmw?week=${week.code}#ballot`}
          className={`${css.tile} stack-2 text-bright text-fine text-leading-17`}
        >
          <b>{getWorldMessage(messages, "map.ballot").words}</b>
          <span>{getWorldMessage(messages, "map.ballot").note}</span>
        </Link>
        <div
          className={`${css.tile} stack-2 text-bright text-fine text-leading-17`}
          data-found={treasures.includes(day) || undefined}
        >
          <b>
            <span className={classNames(css.drop, `shade-${treasure.hex.slice(1).toLowerCase()}`)} />
            {getWorldMessage(messages, "map.treasure").words}
          </b>
          <span>
            {treasures.includes(day)
              ? t("map.found", { name: treasure.name })
              : t("map.spilled", { name: treasure.name })}
          </span>
        </div>
      </div>
    </section>
  );
}
