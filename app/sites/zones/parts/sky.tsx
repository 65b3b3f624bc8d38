"use no memo"; // Drawn once a visit: compiled it would only be heavier.

import { useLayoutEffect, useRef } from "react";
import { moonPhase } from "#app/kits/basics/moon-phase.ts";
import { moonPath, skyOf } from "../rules/sky.ts";
import css from "./sky.module.css";

/** The sky over the town at the visitor's own hour, with the moon as it stands today. */
export function Sky({ now }: { now: Date }) {
  const sky = useRef<HTMLDivElement>(null);
  const phase = moonPhase(now);
  const { glow, moonHeight } = skyOf(now.getHours() + now.getMinutes() / 60);

  useLayoutEffect(() => {
    sky.current?.style.setProperty("--glow", String(glow));
    sky.current?.style.setProperty("--height", String(moonHeight));
  }, [glow, moonHeight]);

  return (
    <div ref={sky} className={`${css.sky} appears`} aria-hidden="true">
      <svg className={css.moon} viewBox="-12 -12 24 24" width="44" height="44">
        <circle r="10" className={css.dark} />
        <path d={moonPath(phase.turn, 10)} className={css.lit} />
      </svg>
    </div>
  );
}
