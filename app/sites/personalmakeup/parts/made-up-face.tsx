import { type ReactNode, useMemo } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import type { MakeupPart } from "#contracts/makeup-choices.ts";
import { drawFace, type FaceDrawing, type Stroke } from "#app/kits/drawn-face/draw-face.ts";
import { facePoints, type FaceRows } from "#app/kits/drawn-face/face-points.ts";
import type { Look, Mark } from "#app/kits/drawn-face/look.ts";
import { paintFace } from "#app/kits/drawn-face/paint-face.ts";
import css from "./made-up-face.module.css";

interface MadeUpFaceProps {
  rows: FaceRows;
  look: Look;
  /** Parts that can be seen now; the others are painted, but out of sight. All when left out. */
  shown?: readonly MakeupPart[];
  /** What is seen, for those who do not see it. */
  label: string;
  children?: ReactNode;
}

/** What of a face stands in the picture: cut off above and at the sides. */
const crop = "84 92 232 290";

/**
 * A line-drawn face in chalk and pigment. One a page: its layers have the ids `pm-chalk`, `pm-lines`, `pm-lid` …, so that
 * the maps of single steps, follow mode and the printed card show the same drawing again (`<FacePatch>`).
 */
export function MadeUpFace({ rows, look, shown, label, children }: MadeUpFaceProps) {
  const face = useMemo(() => drawFace(rows), [rows]);
  const layers = useMemo(() => paintFace(facePoints(rows), look), [rows, look]);
  const isSeen = (part: MakeupPart): boolean => shown?.includes(part) ?? true;
  return (
    <div className={css.stage} role="img" aria-label={label}>
      <FaceBackground face={face} />
      <BareHair
        face={face}
        isBrowBare={!isSeen("brow") || !look.pigments.brow}
        isLashBare={!isSeen("lash") || !look.pigments.lash}
      />
      {layers.map(({ part, marks }) => (
        <svg
          key={part}
          className={`${css.layer} overlay-full`}
          viewBox={crop}
          data-part={part}
          data-off={isSeen(part) ? undefined : ""}
        >
          <g
            id={`pm-${part}`}
            clipPath={part === "lash" || part === "liner" ? undefined : "url(#pm-skin)"}
            filter={grained.includes(part) ? "url(#pm-grain)" : undefined}
          >
            {marks.map(markOf)}
          </g>
        </svg>
      ))}
      <svg className={`${css.layer} overlay-full`} viewBox={crop}>
        <g id="pm-over" fill="none" stroke="#f3ebe6" strokeLinecap="round">
          {face.overInk.map(strokeOf)}
        </g>
      </svg>
      {children}
    </div>
  );
}

/** Dry pigment shows the tooth of the paper; lines and lips do not. */
const grained: readonly MakeupPart[] = ["base", "contour", "lid", "accent", "cheek"];

function FaceBackground({ face }: { face: FaceDrawing }) {
  return (
    <svg className={classNames(css.layer, "overlay-full", css.ground)} viewBox={crop}>
      <clipPath id="pm-skin">
        <path d={face.skin} />
      </clipPath>
      <clipPath id="pm-eyes">
        <path d={face.eyes} />
      </clipPath>
      <g id="pm-chalk" clipPath="url(#pm-skin)" mask="url(#pm-fade)">
        <path d={face.skin} fill="#050304" />
        <g filter="url(#pm-grain)">{face.chalk.map(markOf)}</g>
      </g>
      <g id="pm-lines">
        <g fill="none" stroke="url(#pm-ink)" strokeLinecap="round">
          {face.ink.map(strokeOf)}
        </g>
        <path d={face.eyes} fill="#cdbdb3" opacity="0.42" />
        <g clipPath="url(#pm-eyes)">
          {face.irises.map(([x, y]) => (
            <g key={x}>
              <circle cx={x} cy={y} r="8.6" fill="url(#pm-iris)" />
              <circle cx={x} cy={y} r="3.4" fill="#050304" />
              <circle cx={x - 2.2} cy={y - 2.6} r="1.5" fill="#fff" opacity="0.9" />
              <circle cx={x + 2.6} cy={y + 2.2} r="0.8" fill="#fff" opacity="0.4" />
            </g>
          ))}
          <path d={face.eyes} fill="none" stroke="#000" strokeWidth="7" opacity="0.6" filter="url(#pm-soft)" />
        </g>
      </g>
    </svg>
  );
}

function BareHair({ face, isBrowBare, isLashBare }: { face: FaceDrawing; isBrowBare: boolean; isLashBare: boolean }) {
  const [brow, lash] = face.growth;
  return (
    <>
      {[
        [brow, isBrowBare],
        [lash, isLashBare],
      ].map(([mark, isBare], i) => (
        <svg
          key={i === 0 ? "brow" : "lash"}
          className={`${css.layer} overlay-full`}
          viewBox={crop}
          data-off={isBare ? undefined : ""}
        >
          <g id={i === 0 ? "pm-brow-bare" : "pm-lash-bare"}>{mark && markOf(mark as Mark, i)}</g>
        </svg>
      ))}
    </>
  );
}

const markOf = ({ d, hex, width, opacity, softness }: Mark, key: number) => (
  <path
    key={key}
    d={d}
    {...(width ? { fill: "none", stroke: hex, strokeWidth: width, strokeLinecap: "round" as const } : { fill: hex })}
    opacity={Math.round(opacity * 100) / 100}
    filter={softness === "none" ? undefined : `url(#pm-${softness})`}
  />
);

const strokeOf = ({ d, width, opacity }: Stroke, key: number) => (
  <path key={key} d={d} strokeWidth={width} opacity={opacity} />
);
