import { useEffect, useRef } from "react";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import type { FaceCatalogue } from "../contract.ts";
import { paintStrokes, type StrokeColour } from "./paint-strokes.ts";
import css from "./stroke-swatch.module.css";

interface StrokeSwatchProps {
  colours: readonly StrokeColour[];
  strokes: FaceCatalogue["strokes"];
  /** A tile of a whole look, one colour of a rail, or one beside a line of text. */
  size: "look" | "row" | "text";
}

/** Sizes of the canvases in px: sharp at two dots a pixel. */
const sizes = { look: [216, 152], row: [112, 92], text: [96, 72] } as const;

/** Colours as strokes on skin. Until they are painted, and where they cannot be, the flat shades stand there. */
export function StrokeSwatch({ colours, strokes, size }: StrokeSwatchProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = JSON.stringify(colours);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    // Far along a rail nothing is painted before it comes near.
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        paintStrokes(element, JSON.parse(text) as StrokeColour[], strokes).catch((error: unknown) =>
          console.warn(error),
        );
      },
      { rootMargin: "200px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, strokes]);
  const [width, height] = sizes[size];
  return (
    <span className={css.swatch} data-size={size} aria-hidden="true">
      {colours.map(({ hex }) => (
        <span key={hex} className={shadeClass(hex)} />
      ))}
      <canvas ref={canvas} width={width} height={height} />
    </span>
  );
}
