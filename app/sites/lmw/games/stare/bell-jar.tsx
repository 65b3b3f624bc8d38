import type { Mood } from "./paper-mood.ts";
import css from "./stare.module.css";

/** Brows and mouth of the four expressions of a paper, while it looks. */
const faces = [
  { brows: "M58 92l26 10M142 92l-26 10", mouth: "M78 158h44" },
  { brows: "M58 98h26M116 98h26", mouth: "M86 156q14 6 28 0" },
  { brows: "M58 100q13-8 26 0M116 100q13-8 26 0", mouth: "M84 164q16-16 32 0" },
  { brows: "M58 86q13-14 26-2M116 100h26", mouth: "M82 156q22 4 36-6" },
] as const;

/** A paper under its bell jar. What it does is told beside it in words. */
export function BellJar({ mood, face, words }: { mood: Mood; face: number; words: string }) {
  const { brows, mouth } = faces[face] ?? faces[0];
  const isAwake = mood !== "asleep" && mood !== "lost" && mood !== "won";
  const look = mood === "careless" ? { dx: 9, dy: -8 } : { dx: 0, dy: 2 };
  return (
    <svg className={css.jar} viewBox="0 0 240 330" aria-hidden="true">
      <defs>
        <linearGradient id="stare-paper" x1="0" y1="0" x2=".4" y2="1">
          <stop offset="0" stopColor="#f8f1ec" />
          <stop offset=".6" stopColor="#e4dbd4" />
          <stop offset="1" stopColor="#a89a90" />
        </linearGradient>
        <linearGradient id="stare-glass" x1="0" x2="1">
          <stop offset="0" stopColor="#fff" stopOpacity=".38" />
          <stop offset=".14" stopColor="#fff" stopOpacity=".05" />
          <stop offset=".82" stopColor="#fff" stopOpacity=".03" />
          <stop offset="1" stopColor="#fff" stopOpacity=".22" />
        </linearGradient>
        <linearGradient id="stare-brass" x1="0" x2="1">
          <stop offset="0" stopColor="#5a3a16" />
          <stop offset=".3" stopColor="#e8c27a" />
          <stop offset=".62" stopColor="#8a5d26" />
          <stop offset="1" stopColor="#3a240d" />
        </linearGradient>
      </defs>
      <ellipse className={css.shadow} cx="120" cy="306" rx="104" ry="16" />
      <g className={css.paper}>
        <g transform="translate(20 66)">
          <path d="M42 26 156 18l8 176-30-6-24 10-34-8-36 6z" fill="url(#stare-paper)" />
          <path d="M42 26 156 18l-30 22z" fill="#c9bdb3" />
          <g>
            {isAwake ? (
              <>
                <path className={css.ink} d={brows} />
                {[71, 129].map((x) => (
                  <g key={x}>
                    <ellipse cx={x} cy="122" rx="17" ry={mood === "careless" ? 9 : 15} fill="#120c0d" />
                    <circle cx={x + look.dx} cy={122 + look.dy * 0.5} r="5" fill="#ffb02e" />
                  </g>
                ))}
                {mood === "careless" ? (
                  <ellipse cx="100" cy="162" rx="13" ry="17" fill="#120c0d" />
                ) : (
                  <path className={css.ink} d={mouth} />
                )}
              </>
            ) : (
              <>
                <path className={css.ink} d="M56 124q15 9 30 0M114 124q15 9 30 0" />
                <path className={css.ink} d={mood === "won" ? "M84 152q16 18 32 0" : "M92 160h16"} />
              </>
            )}
          </g>
          <text
            className={`${css.written} text-face`}
            x="100"
            y="68"
            textAnchor="middle"
            fontSize={words.length > 5 ? 16.5 : 20}
          >
            {words}
          </text>
          {mood === "won" && <path className={css.stroke} d="M48 62q48-14 106-2" />}
        </g>
      </g>
      <g className={css.glass}>
        <path
          d="M26 292V122C26 62 66 24 120 24s94 38 94 98v170z"
          fill="url(#stare-glass)"
          stroke="#cdbb98"
          strokeOpacity=".55"
          strokeWidth="2"
        />
        <path
          d="M46 260V126c0-34 14-58 34-70"
          fill="none"
          stroke="#fff"
          strokeOpacity=".5"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <circle cx="120" cy="14" r="9" fill="url(#stare-brass)" />
      </g>
      <path d="M14 290h212l8 22H6z" fill="url(#stare-brass)" />
    </svg>
  );
}
