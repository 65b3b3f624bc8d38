import { useId } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import type { Drawing as Lines, DrawnLayer } from "../rules/drawing/draw-hack.ts";
import css from "./drawing.module.css";

interface DrawingProps {
  lines: Lines;
  /** `loop`: before grows into after and back, for ever. The other two stand still. */
  state: "before" | "after" | "loop";
  /** Said by readers; without it the drawing is decoration. */
  alt?: string;
}

/** A hack drawn in lines: bone on black, the product in its own colour. Moves without a script. */
export function Drawing({ lines, state, alt }: DrawingProps) {
  const id = useId().replace(/\W/g, "");
  const { layers, opening, hex } = lines;
  return (
    <svg
      className={classNames(css.drawing, shadeClass(hex))}
      viewBox="0 0 320 240"
      role={alt ? "img" : undefined}
      aria-label={alt}
      aria-hidden={alt ? undefined : true}
      focusable="false"
    >
      {opening && (
        <clipPath id={id}>
          <Shape layer={opening} state={state} />
        </clipPath>
      )}
      {layers.map((layer, i) => (
        // The layers of a drawing are always the same ones in the same order.
        <Shape key={i} layer={layer} state={state} className={css[layer.ink]} clip={layer.isInEye ? id : undefined} />
      ))}
    </svg>
  );
}

interface ShapeProps {
  layer: Pick<DrawnLayer, "before" | "after">;
  state: DrawingProps["state"];
  className?: string;
  clip?: string;
}

function Shape({ layer: { before, after }, state, className, clip }: ShapeProps) {
  const moves = state === "loop" && before !== after;
  return (
    <path className={className} d={state === "after" ? after : before} clipPath={clip && `url(#${clip})`}>
      {moves && (
        <animate
          attributeName="d"
          values={`${before};${before};${after};${after};${before}`}
          keyTimes="0;0.22;0.45;0.86;1"
          calcMode="spline"
          keySplines="0 0 1 1;0.65 0 0.05 1;0 0 1 1;0.65 0 0.05 1"
          dur="3.6s"
          repeatCount="indefinite"
        />
      )}
    </path>
  );
}
