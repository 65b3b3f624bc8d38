"use no memo"; // Drawn once a visit.

import { elementAt } from "#app/kits/basics/element-at.ts";
import type { HeroFace } from "../../landing.server.ts";
import css from "./hero-stars.module.css";

/** Units of the drawing over the picture's width; its height follows the picture's own ratio. */
const unitsWide = 400;

/** The constellation on the model's face. It drifts a little; under reduced motion it stands. */
export function HeroStars({ hero: { picture, stars, lines }, label }: { hero: HeroFace; label: string }) {
  const unitsHigh = (unitsWide * picture.height) / picture.width;
  const at = stars.map(([x, y]) => [round(x * unitsWide), round(y * unitsHigh)] as const);
  return (
    <svg
      className={`${css.stars} overlay-full`}
      viewBox={`0 0 ${unitsWide} ${unitsHigh}`}
      role="img"
      aria-label={label}
    >
      <g className={css.drift}>
        {lines.map(([from, to]) => (
          <path
            key={`${from}-${to}`}
            className={css.line}
            d={`M${elementAt(at, from).join(" ")}L${elementAt(at, to).join(" ")}`}
          />
        ))}
        {at.map(([x, y]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <circle r="9" className={css.glow} />
            <path d="M-6 0H6M0-6V6" />
            <circle r="1.7" className={css.core} />
          </g>
        ))}
      </g>
    </svg>
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;
