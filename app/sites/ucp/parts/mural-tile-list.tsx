"use no memo"; // Drawn once for each page of the list.

import { Link } from "react-router";
import role from "#app/kits/ui/type/type.module.css";
import { classNames } from "#app/kits/basics/class-names.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { MuralTileData } from "#contracts/painting.ts";
import type { Messages } from "../copy/messages.ts";
import css from "./mural-tile-list.module.css";
import { MuralTileThumbnail } from "./mural-tile-thumbnail.tsx";

/** Paintings of the mural as a list of links: what the mural is for whoever does not pan it. */
export function MuralTileList({ tiles }: { tiles: readonly MuralTileData[] }) {
  const t = useMessages<Messages>();
  return (
    <ol className={css.tiles}>
      {tiles.map(({ id, title, sources, place, isDemonstration }) => (
        <li key={id}>
          <Link to={`/ucp-share?a=${id}`} className={css.tile} data-tile={id}>
            <MuralTileThumbnail place={place} className={css.picture} />
            <span className={classNames(css.name, "text-body", role.display)}>{title}</span>
            <span className="text-leading-15 text-note">
              {sources.length > 1
                ? t("mural.wasMore", { name: sources[0] ?? "", count: sources.length - 1 })
                : t("mural.was", { name: sources[0] ?? "" })}
            </span>
            {isDemonstration && (
              <span className={`${css.sample} on-ink text-fine text-leading-17`}>{t("mural.sample")}</span>
            )}
          </Link>
        </li>
      ))}
    </ol>
  );
}
