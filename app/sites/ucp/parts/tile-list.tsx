"use no memo"; // Drawn once for each page of the list.

import { Link } from "react-router";
import role from "#app/kits/ui/type/type.module.css";
import { classNames } from "#app/kits/basics/class-names.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Tile } from "#contracts/painting.ts";
import type { Words } from "../copy/words.ts";
import css from "./tile-list.module.css";
import { TileThumb } from "./tile-thumb.tsx";

/** Paintings of the wall as a list of links: what the wall is for whoever does not pan it. */
export function TileList({ tiles }: { tiles: readonly Tile[] }) {
  const t = useWords<Words>();
  return (
    <ol className={css.tiles}>
      {tiles.map(({ id, title, sources, place, isDemonstration }) => (
        <li key={id}>
          <Link to={`/ucp-share?a=${id}`} className={css.tile} data-tile={id}>
            <TileThumb place={place} className={css.picture} />
            <span className={classNames(css.name, role.display)}>{title}</span>
            <span className={css.was}>
              {sources.length > 1
                ? t("wall.wasMore", { name: sources[0] ?? "", count: sources.length - 1 })
                : t("wall.was", { name: sources[0] ?? "" })}
            </span>
            {isDemonstration && <span className={css.sample}>{t("wall.sample")}</span>}
          </Link>
        </li>
      ))}
    </ol>
  );
}
