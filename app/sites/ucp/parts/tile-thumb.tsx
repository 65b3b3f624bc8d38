"use no memo"; // Plain: one picture cut to its place.

import { classNames } from "#app/kits/basics/class-names.ts";
import { panelColumns, panelPlaces } from "#contracts/painting-wall.ts";
import css from "./tile-thumb.module.css";

/** A tile, cut from the picture of its panel: one picture for all of a page. */
export function TileThumb({ place, className }: { place: number; className?: string }) {
  const inPanel = place % panelPlaces;
  return (
    <span className={classNames(css.thumb, className)} aria-hidden="true">
      <img
        className={classNames(css[`x${inPanel % panelColumns}`], css[`y${Math.floor(inPanel / panelColumns)}`])}
        src={`/api/ucp/wall/${Math.floor(place / panelPlaces)}/picture`}
        alt=""
        width="1080"
        height="864"
        loading="lazy"
        decoding="async"
      />
    </span>
  );
}
