import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { MapPage } from "../map.server.ts";
import { saying } from "../say.ts";
import css from "./night-words.module.css";

/** Tonight's paper and those of the nights before, the count of the week, the ballot, the spilled colour. */
export function NightWords({ page, treasures }: { page: MapPage; treasures: readonly string[] }) {
  const t = useWords<Words>();
  const { say, nights, week, treasure, day } = page;
  const [tonight, ...past] = nights;
  return (
    <section className={css.night} aria-labelledby="night-word">
      {tonight && (
        <>
          <h2 id="night-word" className={css.kicker}>
            {saying(say, "map.word").words}
          </h2>
          <p className={classNames(role.display, css.paper)}>{tonight.words}</p>
          <p className={css.note}>{saying(say, "map.word").note}</p>
          <ButtonLink to={`/lmw/stg/${tonight.stage}`} look="line" wide arrow>
            {t("map.paint")}
          </ButtonLink>
          <details className={css.past}>
            <summary>{saying(say, "map.word-past").words}</summary>
            <ul>
              {past.map((night) => (
                <li key={night.day}>
                  <Link to={`/lmw/stg/${night.stage}`}>
                    <span>{night.words}</span>
                    <small>{t("map.night", { day: shortDay(night.day) })}</small>
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
      <div className={css.count}>
        <p>{saying(say, "map.count").words}</p>
        <p className={classNames(role.latin, css.number)}>{week.count.toLocaleString("ja-JP")}</p>
        <p className={css.note}>{saying(say, "map.count").note}</p>
        <Link to={`/lmw?week=${week.code}`}>{t("map.weekGo")}</Link>
      </div>
      <div className={css.pair}>
        <Link to={`/lmw?week=${week.code}#ballot`} className={css.tile}>
          <b>{saying(say, "map.ballot").words}</b>
          <span>{saying(say, "map.ballot").note}</span>
        </Link>
        <div className={css.tile} data-found={treasures.includes(day) || undefined}>
          <b>
            <span className={classNames(css.drop, `shade-${treasure.hex.slice(1).toLowerCase()}`)} />
            {saying(say, "map.treasure").words}
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

const shortDay = (day: string): string => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`;
