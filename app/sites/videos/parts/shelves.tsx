// What scrolls can be scrolled by keyboard.
/* oxlint-disable jsx-a11y/no-noninteractive-tabindex */
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import scene from "#app/kits/ui/pictures/scene-videos.json";
import { buttonClass } from "#app/kits/ui/button/button-look.tsx";
import { Grain } from "#app/kits/ui/grain/grain.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { FilmRow, View } from "../data.server.ts";
import { FilmTile } from "./film-tile.tsx";
import css from "./shelves.module.css";

const OwnFilms = lazy(() => import("./own-films.tsx").then((module) => ({ default: module.OwnFilms })));

/** The films by their series: upright ones on a shelf that runs on, lying ones one under the other. */
export function Shelves({ page }: { page: View<"shelves"> }) {
  const t = useWords<Words>();
  const { films } = page;
  const first = films.find(({ id }) => id === "film-05") ?? films[0];
  return (
    <div className={css.room}>
      <section className={css.hero}>
        <div className={css.scene}>
          <Picture picture={scene} priority fit="cover" alt="" />
          <Grain />
        </div>
        <VerticalHeading level={1} className={css.title} lines={[t("channel.one"), t("channel.two")]} reveal />
        <div className={css.foot}>
          <p className={css.story}>{t("channel.how")}</p>
          {first && (
            <Link to={`/channel?v=${first.id}`} className={buttonClass({ wide: true })}>
              <span>{t("channel.begin")}</span>
            </Link>
          )}
          <Link to="/channel?feed=1" className={buttonClass({ look: "line", wide: true })}>
            <span>{t("channel.feed")}</span>
          </Link>
        </div>
      </section>
      <Shelf name="shade-story" films={films} />
      <Shelf name="how-to" films={films} />
      <Suspense>
        <OwnFilms films={films} />
      </Suspense>
      <p className={css.live}>
        <Link to="/live" className={buttonClass({ look: "line", wide: true, arrow: true })}>
          <span>{t("channel.live")}</span>
        </Link>
      </p>
    </div>
  );
}

function Shelf({ name, films }: { name: FilmRow["series"]; films: readonly FilmRow[] }) {
  const t = useWords<Words>();
  const own = films.filter(({ series }) => series === name);
  const upright = own.filter(({ orientation }) => orientation === "vertical");
  const lying = own.filter(({ orientation }) => orientation === "horizontal");
  return (
    <section className={css.shelf} aria-labelledby={`shelf-${name}`}>
      <h2 id={`shelf-${name}`} className={`${role.display} ${css.name}`}>
        {t(`series.${name}`)}
      </h2>
      <p className={css.about}>{t(`about.${name}`)}</p>
      <div className={css.row} role="group" aria-label={t(`series.${name}`)} tabIndex={0}>
        {upright.map((film) => (
          <FilmTile key={film.id} film={film} />
        ))}
      </div>
      <div className={css.lying}>
        {lying.map((film) => (
          <FilmTile key={film.id} film={film} />
        ))}
      </div>
    </section>
  );
}
