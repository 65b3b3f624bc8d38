import type { Stamp } from "#contracts/broadcast.ts";
import css from "./chat.module.css";

/** A stamp, drawn. With `name` it says what it is; else the button around it does. */
export function StampDrawing({ stamp, name }: { stamp: Stamp; name?: boolean }) {
  return (
    <svg
      className={css.stamp}
      viewBox="0 0 48 48"
      role={name ? "img" : undefined}
      aria-label={name ? stamp.name : undefined}
      aria-hidden={name ? undefined : true}
    >
      {stamp.paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
