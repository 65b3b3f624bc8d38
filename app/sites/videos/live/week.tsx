import { Link } from "react-router";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { LivePage } from "../live-data.server.ts";
import css from "./week.module.css";

const days = [..."日月火水木金土"];

/** The evenings of a week, each with its replay. */
export function Week({ week }: { week: LivePage["week"] }) {
  const t = useMessages<Messages>();
  return (
    <section className={`${css.week} column-4 lazy-section`} aria-labelledby="live-week">
      <h2 id="live-week" className={`${role.display} text-title`}>
        {t("week.title")}
      </h2>
      <ul className="column-4">
        {week.map(({ id, title, lead, weekdays, at, minutes }) => (
          <li key={id} className={`${css.one} column-1`}>
            <p className="text-aside">
              {t("week.when", { days: weekdays.map((day) => days[day]).join("・"), time: at, minutes })}
            </p>
            <h3 className={`${role.display} text-heading`}>{title}</h3>
            <p>{lead}</p>
            <Link to={`/live?r=${id}`} className="target-inline text-underlined">
              {t("week.replay")}
              <span className="visually-hidden">：{title}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/channel" className="target-inline text-underlined">
          {t("week.channel")}
        </Link>
      </p>
    </section>
  );
}
