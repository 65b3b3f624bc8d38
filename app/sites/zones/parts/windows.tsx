"use no memo"; // Drawn once a visit: compiled it would only be heavier.

import { mapSize, windowsOf, windowSize } from "../rules/windows.ts";
import css from "./hub-map.module.css";

/** The visitor's own windows in the map's town: one for each badge. Their number is said in words below the map. */
export function Windows({ count }: { count: number }) {
  return (
    <svg
      className={`${css.windows} overlay-full`}
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      aria-hidden="true"
    >
      {windowsOf(count).map(({ x, y }) => (
        <rect key={`${x}.${y}`} x={x} y={y} {...windowSize} />
      ))}
    </svg>
  );
}
