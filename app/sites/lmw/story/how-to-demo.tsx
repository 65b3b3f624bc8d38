import type { ReactNode } from "react";
import css from "./how-to-demo.module.css";

/** The small looped picture of a card, 320 × 180. Its words stand below it. */
export function HowToDemo({ id }: { id: string }) {
  return (
    <svg viewBox="0 0 320 180" className={`${css.demo} wide`} aria-hidden="true">
      {demos[id]}
    </svg>
  );
}

const demos: Record<string, ReactNode> = {
  move: (
    <>
      {[40, 100, 160, 220, 280].map((x, i) => (
        <Bullet key={x} x={x} className={i % 2 ? css.fallLate : css.fall} />
      ))}
      <g className={css.weave}>
        <Lipstick x={160} y={132} />
      </g>
    </>
  ),
  paint: (
    <>
      <Paper x={106} y={26} words="べき" />
      <g>
        {[44, 64, 84].map((y) => (
          <path key={y} d={`M100 ${y}q52 -10 118 2`} className={css.stroke} pathLength="1" />
        ))}
      </g>
      <g className={css.beside}>
        <Lipstick x={160} y={134} />
      </g>
    </>
  ),
  gloss: (
    <>
      <g className={css.passBy}>
        <Bullet x={0} y={92} />
        <path d="M-46 92h30" className={css.glint} />
      </g>
      <Lipstick x={166} y={120} />
      <circle cx="282" cy="140" r="20" className={css.ring} />
      {/* A path: a circle may not say its own length. */}
      <path d="M302 140a20 20 0 1 1-40 0a20 20 0 1 1 40 0" className={css.fill} pathLength="1" />
    </>
  ),
  special: (
    <>
      {[60, 96, 132, 188, 224, 260].map((x, i) => (
        <g key={x} className={css.vanish}>
          <Bullet x={x} y={50 + (i % 3) * 20} />
        </g>
      ))}
      <g className={css.spread}>
        <path
          d="M160 132C104 118 62 84 44 36c48 12 78 12 116 52 38-40 68-40 116-52-18 48-60 82-116 96Z"
          className={css.tail}
        />
      </g>
      <Lipstick x={160} y={140} />
    </>
  ),
  areas: (
    <>
      {[
        [84, 150, "#de5038"],
        [226, 126, "#d2236f"],
        [96, 98, "#d31240"],
        [222, 74, "#f09a55"],
        [118, 50, "#5b2a4f"],
        [186, 28, "#ae0d29"],
      ].map(([x, y, hex]) => (
        <ellipse key={String(hex)} cx={x} cy={y} rx="46" ry="13" fill={String(hex)} />
      ))}
      <path d="M60 176Q84 150 226 126T96 98T222 74T118 50T186 28" className={css.action} pathLength="1" />
    </>
  ),
  assist: (
    <>
      <rect x="60" y="22" width="200" height="136" className={css.board} />
      {[48, 82, 116].map((y, i) => (
        <g key={y}>
          <rect x="80" y={y} width={[92, 120, 74][i]} height="10" className={css.line} />
          <rect x="214" y={y - 4} width="30" height="18" rx="9" className={css.track} />
          <circle cx="223" cy={y + 5} r="7" className={[css.knob, css.knobLate, css.knobLast][i]} />
        </g>
      ))}
    </>
  ),
};

function Lipstick({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-7 6V-14q0-6 7-14 7 6 7 14V6Z" className={css.lip} />
      <path d="M-10 6h20v22h-20Z" className={css.case} />
      <path d="M-10 6h20v5h-20Z" className={css.band} />
      <circle cy="-4" r="2.6" className={css.core} />
    </g>
  );
}

function Bullet({ x, y = 24, className }: { x: number; y?: number; className?: string | undefined }) {
  return (
    <g className={className}>
      <circle cx={x} cy={y} r="7" className={css.rim} />
      <circle cx={x} cy={y} r="4.4" className={css.core} />
    </g>
  );
}

function Paper({ x, y, words }: { x: number; y: number; words: string }) {
  return (
    <g>
      <path d={`M${x} ${y}l108 4-3 78-102-5Z`} className={css.paper} />
      <text x={x + 54} y={y + 56} className={css.ink}>
        {words}
      </text>
    </g>
  );
}
