import { useId } from "react";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import css from "./lip-print.module.css";

/**
 * A pair of lips pressed on paper in a shade. The folds of the skin stay bare and the ink lies unevenly: noise drawn out
 * along the folds takes some of it away.
 */
export function LipPrint({ hex, label }: { hex: string; label?: string }) {
  const ink = useId();
  return (
    <svg
      viewBox="0 0 120 66"
      className={`${css.print} wide`}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      <filter id={ink} x="-4%" y="-6%" width="108%" height="112%">
        <feTurbulence type="fractalNoise" baseFrequency="0.3 0.04" numOctaves="4" seed="11" result="folds" />
        <feColorMatrix in="folds" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  -5 0 0 0 3.25" result="bare" />
        <feDisplacementMap in="SourceGraphic" in2="folds" scale="2.2" xChannelSelector="R" yChannelSelector="G" />
        <feComposite in2="bare" operator="in" />
      </filter>
      <g className={shadeClass(hex)} filter={`url(#${ink})`}>
        <path d="M3 30C15 19 32 5 44 4.6c7-.2 11 5 16 5.4 5-.4 9-5.6 16-5.4C88 5 105 19 117 30c-9 1.8-15-1-25-1.2-12-.2-20 3.6-32 3.6s-20-3.8-32-3.6C18 29 12 31.8 3 30z" />
        <path d="M6 35c10-.8 16-1.6 24-1 11 .8 19 3.2 30 3.2S79 34.8 90 34c8-.6 14 .2 24 1-11 13-29 27-54 27S17 48 6 35z" />
      </g>
    </svg>
  );
}
