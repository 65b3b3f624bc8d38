import { Form, Link } from "react-router";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { MapPage } from "../map.server.ts";
import { getWorldMessage } from "../get-world-message.ts";
import { formatShortDay, getDayStagePath } from "./day-links.ts";
import css from "./word-of-day.module.css";

/** The papers of the days before, and a way to every other day; without a script too. */
export function PastDays({ page, past }: { page: MapPage; past: MapPage["nights"] }) {
  const t = useMessages<Messages>();
  const { say: messages, day, firstNight: firstDay, nights: days } = page;
  const shownDay = days[0]?.day ?? day;
  return (
    <details className={css.past} open={shownDay !== day}>
      <summary>{getWorldMessage(messages, "map.word-past").words}</summary>
      <ul>
        {past.map((pastDay) => (
          <li key={pastDay.day}>
            <Link to={getDayStagePath(pastDay, day)}>
              <span>{pastDay.words}</span>
              <small>{t("map.night", { day: formatShortDay(pastDay.day) })}</small>
            </Link>
          </li>
        ))}
      </ul>
      <Form action="/lmw/main#night-word" className={css.seek} preventScrollReset>
        <label>
          <span>{t("map.otherNight")}</span>
          <input key={shownDay} type="date" name="night" min={firstDay} max={day} defaultValue={shownDay} required />
        </label>
        <button type="submit">{t("map.showNight")}</button>
      </Form>
    </details>
  );
}
