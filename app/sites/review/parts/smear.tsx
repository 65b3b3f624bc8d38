"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { useId } from "react";
import css from "./smear.module.css";

/**
 * A stroke of the exact shade on neutral grey. The picture holds three planes of 780 × 488, one above the other: light
 * (the middle grey leaves the shade as it is), cover, shine.
 */
export function Smear({ src, hex }: { src: string; hex: string }) {
  const mask = useId();
  const plane = { href: src, width: 780, height: 1464, preserveAspectRatio: "none" } as const;
  return (
    <svg className={css.smear} viewBox="0 0 780 488" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <mask id={mask} maskUnits="userSpaceOnUse" x="0" y="0" width="780" height="488">
        <image {...plane} y={-488} />
      </mask>
      <g mask={`url(#${mask})`} className={css.stroke}>
        <rect width="780" height="488" fill={hex} />
        <image {...plane} className={css.light} />
        <image {...plane} y={-976} className={css.shine} />
      </g>
    </svg>
  );
}
