import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { MapPage } from "../map.server.ts";
import { saying } from "../say.ts";
import css from "./night-words.module.css";
import { PastNights } from "./past-nights.tsx";
import { shortDay, wayToNight } from "./night-names.ts";

/** The paper of tonight, or of the night that is asked for, and of those before it; the count of the week, the ballot, the spilled colour. */
export function NightWords({ page, treasures }: { page: MapPage; treasures: readonly string[] }) {
  const t = useWords<Words>();
  const { say, nights, week, treasure, day } = page;
  const [shown, ...past] = nights;
  return (
    <section className={css.night} aria-labelledby="night-word">
      {shown && (
        <>
          <h2 id="night-word" className={css.kicker}>
            {shown.day === day ? saying(say, "map.word").words : t("map.nightOf", { day: shortDay(shown.day) })}
          </h2>
          <p className={classNames(role.display, css.paper)}>{shown.words}</p>
          <p className={css.note}>{saying(say, shown.day === day ? "map.word" : "map.word-past").note}</p>
          <ButtonLink to={wayToNight(shown, day)} look="line" wide arrow>
            {t("map.paint")}
          </ButtonLink>
          {shown.day !== day && (
            <Link className={css.tonight} to="/lmw/main">
              {t("map.tonight")}
            </Link>
          )}
          <PastNights page={page} past={past} />
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
