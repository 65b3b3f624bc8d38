"use no memo"; // Plain: one picture cut to its place.

import { classNames } from "#app/kits/basics/class-names.ts";
import { panelColumns, positionsPerPanel } from "#contracts/mural.ts";
import css from "./mural-tile-thumbnail.module.css";

/** A tile, cut from the picture of its panel: one picture for all of a page. */
export function MuralTileThumbnail({ place, className }: { place: number; className?: string }) {
  const inPanel = place % positionsPerPanel;
  return (
    <span className={classNames(css.thumb, className)} aria-hidden="true">
      <img
        className={classNames(css[`x${inPanel % panelColumns}`], css[`y${Math.floor(inPanel / panelColumns)}`])}
        src={`/api/ucp/wall/${Math.floor(place / positionsPerPanel)}/picture`}
        alt=""
        width="1080"
        height="864"
        loading="lazy"
        decoding="async"
      />
    </span>
  );
}
