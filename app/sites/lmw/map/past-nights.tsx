import { Form, Link } from "react-router";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { MapPage } from "../map.server.ts";
import { saying } from "../say.ts";
import { shortDay, wayToNight } from "./night-names.ts";
import css from "./night-words.module.css";

/** The papers of the nights before, and a way to every other night; without a script too. */
export function PastNights({ page, past }: { page: MapPage; past: MapPage["nights"] }) {
  const t = useWords<Words>();
  const { say, day, firstNight, nights } = page;
  const shown = nights[0]?.day ?? day;
  return (
    <details className={css.past} open={shown !== day}>
      <summary>{saying(say, "map.word-past").words}</summary>
      <ul>
        {past.map((night) => (
          <li key={night.day}>
            <Link to={wayToNight(night, day)}>
              <span>{night.words}</span>
              <small>{t("map.night", { day: shortDay(night.day) })}</small>
            </Link>
          </li>
        ))}
      </ul>
      <Form action="/lmw/main#night-word" className={css.seek} preventScrollReset>
        <label>
          <span>{t("map.otherNight")}</span>
          <input key={shown} type="date" name="night" min={firstNight} max={day} defaultValue={shown} required />
        </label>
        <button type="submit">{t("map.showNight")}</button>
      </Form>
    </details>
  );
}
