import { hexToOklch } from "#app/kits/basics/oklch.ts";
import type { DrawablePainting } from "#contracts/painting.ts";
import type { Family } from "#contracts/mural.ts";
import { brushWidth } from "./draw/brush-traits.ts";
import { pathLength, touchPointsOf } from "./draw/touch-path.ts";
import { stampScale } from "./draw/stamps.ts";

/** The family the mural reads a colour as. Hues are OKLCH degrees. */
export function familyOf(hex: string): Family {
  const { l, c, h } = hexToOklch(hex);
  if (l > 0.84 || (c < 0.035 && l > 0.6)) return "pale";
  if (l < 0.33 || c < 0.035) return "dark";
  if (h >= 280 && h < 345 && l < 0.72) return "violet";
  if (h >= 42 && h < 140) return "amber";
  if (h >= 140 && h < 280) return "violet";
  return l > 0.62 ? "rose" : "red";
}

/** The colour of a painting: that of the paint which covers the most of it. */
export function mainColour({ strokes, paints }: Pick<DrawablePainting, "strokes" | "paints">): string {
  const areas = paints.map((_, paint) =>
    strokes.reduce((sum, stroke) => (stroke.paint === paint ? sum + areaOf(stroke) : sum), 0),
  );
  return paints[areas.indexOf(Math.max(...areas))]?.hex ?? "#e0001b";
}

function areaOf(stroke: DrawablePainting["strokes"][number]): number {
  if (stroke.kind === "stamp") return (60 * stampScale(stroke.size)) ** 2;
  const width = brushWidth(stroke.brush, stroke.size);
  return width * (width + pathLength(touchPointsOf(stroke.points)));
}
