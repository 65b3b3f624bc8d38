import { Link } from "react-router";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { FilmRow } from "../data.server.ts";
import { clockWords } from "../rules/clock-words.ts";
import { useFilmRecord } from "./use-film-record.ts";
import { useShadeNames } from "./use-shade-names.ts";
import css from "./own-films.module.css";

/** One's own bookmarks and the shades one stopped at. Without any it is not there. */
export function OwnFilms({ films }: { films: readonly FilmRow[] }) {
  const t = useWords<Words>();
  const { record } = useFilmRecord();
  const shades = useShadeNames((record?.stopped.length ?? 0) > 0);
  if (!record || record.bookmarks.length + record.stopped.length === 0) return null;
  return (
    <section className={css.own} aria-labelledby="own-films">
      <h2 id="own-films" className={`${role.display} ${css.title}`}>
        {t("own.title")}
      </h2>
      <ul className={css.list}>
        {record.bookmarks.map(({ filmId, atMs }) => {
          const film = films.find(({ id }) => id === filmId);
          return film ? (
            <li key={filmId}>
              <Link to={`/channel?v=${filmId}&t=${Math.floor(atMs / 1_000)}`} className={css.mark}>
                <span>{film.title}</span>
                <span className={css.at}>{t("own.from", { at: clockWords(atMs) })}</span>
              </Link>
            </li>
          ) : null;
        })}
        {shades &&
          record.stopped.slice(0, 8).map(({ id, filmId, atMs, productId }) => {
            const shade = shades.get(productId);
            return shade ? (
              <li key={id}>
                <Link to={`/channel?v=${filmId}&t=${Math.floor(atMs / 1_000)}`} className={css.mark}>
                  <ShadeChip hex={shade.hex} size="text" />
                  <span>{shade.name}</span>
                </Link>
              </li>
            ) : null;
          })}
      </ul>
    </section>
  );
}
