import { memo } from "react";
import type { DrawablePainting } from "#contracts/painting.ts";
import { paperHeight, paperHexes, paperWidth } from "#contracts/painting-limits.ts";
import { drawStroke } from "../rules/draw/draw-stroke.ts";
import { pathAttributes } from "../rules/draw/svg-text.ts";

interface PaintingSvgProps {
  drawn: DrawablePainting;
  /** What one would miss without it; without it, it is decoration. */
  label?: string;
  className?: string;
}

/** A painting, drawn from its strokes; on the server's page too. One group is one stroke. */
export const PaintingSvg = memo(function PaintingSvg({ drawn, label, className }: PaintingSvgProps) {
  const { paper, strokes, paints } = drawn;
  return (
    <svg
      viewBox={`0 0 ${paperWidth} ${paperHeight}`}
      className={className}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <rect width={paperWidth} height={paperHeight} fill={paperHexes[paper]} />
      {strokes.map((stroke, i) => (
        // Strokes are never reordered, and one that is taken out of the middle draws the rest anew.
        <StrokeGroup key={`${i}-${strokes.length > i ? stroke.kind : ""}`} stroke={stroke} paints={paints} />
      ))}
    </svg>
  );
});

const StrokeGroup = memo(function StrokeGroup({
  stroke,
  paints,
}: {
  stroke: DrawablePainting["strokes"][number];
  paints: DrawablePainting["paints"];
}) {
  return (
    <g>
      {drawStroke(stroke, paints).map((shape, i) => {
        const { opacity, transform, fill, d, ...line } = pathAttributes(shape);
        return (
          <path
            key={i}
            d={String(d)}
            fill={String(fill)}
            {...(opacity !== undefined && { opacity })}
            {...(transform !== undefined && { transform: String(transform) })}
            {...(line.stroke !== undefined && {
              stroke: String(line.stroke),
              strokeWidth: line["stroke-width"],
              strokeLinecap: "round",
              strokeLinejoin: "round",
            })}
          />
        );
      })}
    </g>
  );
});
