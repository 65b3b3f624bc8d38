import { Form, Link } from "react-router";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { MapPage } from "../map.server.ts";
import { getWorldMessage } from "../get-world-message.ts";
import { formatShortDay, getDayStagePath } from "./day-links.ts";
import css from "./word-of-day.module.css";

/** The papers of the days before, and a way to every other day; without a script too. */
export function PastDays({ page, past }: { page: MapPage; past: MapPage["days"] }) {
  const t = useMessages<Messages>();
  const { messages, day, firstDay, days } = page;
  const shownDay = days[0]?.day ?? day;
  return (
    <details className={css.past} open={shownDay !== day}>
      <summary className="target-line text-body">{getWorldMessage(messages, "map.word-past").words}</summary>
      <ul>
        {past.map((pastDay) => (
          <li key={pastDay.day}>
            <Link to={getDayStagePath(pastDay, day)} className="between hair-below line-3 text-bright text-service">
              {/* A phrase that hurt is shown struck out, here too. */}
              <s>{pastDay.words}</s>
              <small>{t("map.night", { day: formatShortDay(pastDay.day) })}</small>
            </Link>
          </li>
        ))}
      </ul>
      <Form action="/lmw/main#night-word" className={`${css.seek} row-3`} preventScrollReset>
        <label className="stack-1 text-note">
          <span>{t("map.otherDay")}</span>
          <input
            key={shownDay}
            type="date"
            className="input-box"
            name="night"
            min={firstDay}
            max={day}
            defaultValue={shownDay}
            required
          />
        </label>
        <Button type="submit" look="line" compact>
          {t("map.showDay")}
        </Button>
      </Form>
    </details>
  );
}
