import { useId } from "react";
import css from "./badge-toast.module.css";

/** A drop of red wax that spread unevenly, and the sign that was pressed into it. Seen only; the words stand beside it. */
export function BadgeIcon({ sign, className }: { sign: string; className?: string }) {
  const id = useId();
  const light = `${id}-light`;
  const impression = `${id}-well`;
  return (
    <svg viewBox="0 0 96 96" className={className} aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id={light} cx="34%" cy="26%" r="82%">
          <stop offset="0" className={css.glow} />
          <stop offset=".22" className={css.wet} />
          <stop offset=".62" className={css.body} />
          <stop offset="1" className={css.deep} />
        </radialGradient>
        <radialGradient id={impression} cx="62%" cy="74%" r="78%">
          <stop offset="0" className={css.wet} />
          <stop offset=".55" className={css.body} />
          <stop offset="1" className={css.deep} />
        </radialGradient>
      </defs>
      <path
        fill={`url(#${light})`}
        d="M49 4c13 0 19 5 26 12 9 8 17 15 17 31 0 11-2 17-6 24-6 12-16 21-34 21-12 0-19-1-28-8C12 76 4 65 5 48c0-14 6-20 12-28C25 10 34 4 49 4Z"
      />
      <path
        d="M22 25C30 13 44 8 58 11"
        fill="none"
        stroke="#fff"
        strokeOpacity=".55"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <circle cx="48" cy="48" r="30.5" fill={`url(#${impression})`} />
      <path d="M18.4 52A29.9 29.9 0 0 1 62 21.5" fill="none" stroke="black" strokeOpacity=".8" strokeWidth="2.6" />
      <path
        d="M77.6 44A29.9 29.9 0 0 1 34 74.5"
        fill="none"
        className={css.rim}
        strokeOpacity=".75"
        strokeWidth="1.6"
      />
      <g fontSize="35" textAnchor="middle" fontWeight="700">
        <text x="47" y="59.5" fill="black" fillOpacity=".7">
          {sign}
        </text>
        <text x="48.9" y="61.4" className={css.edge} fillOpacity=".8">
          {sign}
        </text>
        <text x="48" y="60.5" className={css.struck}>
          {sign}
        </text>
      </g>
    </svg>
  );
}
