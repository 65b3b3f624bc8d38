import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import type { FilmRow } from "../data.server.ts";
import { clockWords } from "../rules/clock-words.ts";
import css from "./film-tile.module.css";

/** A film on a shelf: its poster, one line, its time. */
export function FilmTile({ film, priority }: { film: FilmRow; priority?: boolean }) {
  const isUpright = film.orientation === "vertical";
  return (
    <Link to={`/channel?v=${film.id}`} className={css.tile} data-upright={isUpright} data-tile={film.id}>
      <span className={css.picture}>
        <Picture
          picture={film.poster}
          fit="cover"
          alt=""
          priority={priority}
          sizes={isUpright ? "(min-width: 481px) 180px, 38vw" : undefined}
        />
        <span className={classNames(role.micro, css.time)}>{clockWords(film.durationMs)}</span>
      </span>
      <span className={classNames(role.display, css.title)}>{film.title}</span>
    </Link>
  );
}
