import { mixHex } from "../flow/mix-hex.ts";
import { fillPath } from "../flow/shapes.ts";
import type { Facet } from "./stone-facets.ts";

const shadeHex = "#5f5478";
const paperHex = "#fffaf0";

/** What a stone is written with. */
export const inkHex = "#22142c";

/** The colour of paper in so much light. */
export const paperAt = (light: number): string => mixHex(shadeHex, paperHex, light);

/** The colour of its folds, how deep its ink looks there, and how wide both are in radii of a stone. */
export const foldAt = (light: number): string => paperAt(Math.min(1, light + 0.1));
export const inkOpacityAt = (light: number): number => 0.5 + light * 0.4;
export const foldWidth = 0.022;
export const inkWidth = 0.042;

/** One piece of paper around the middle of its stone: its light, its folds and its ink. `radius` in px. */
export function paintFacet(context: CanvasRenderingContext2D, { corners, light, ink }: Facet, radius: number): void {
  const path = new Path2D();
  for (const [x, y] of corners) path.lineTo(x * radius, y * radius);
  path.closePath();
  const [first, , last] = corners;
  const fall = context.createLinearGradient(first[0] * radius, first[1] * radius, last[0] * radius, last[1] * radius);
  fall.addColorStop(0, paperAt(Math.min(1, light + 0.09)));
  fall.addColorStop(1, paperAt(Math.max(0, light - 0.09)));
  context.fillStyle = fall;
  fillPath(context, path);
  // No gap between two facets, and a fold that catches the light.
  context.strokeStyle = foldAt(light);
  context.lineWidth = Math.max(0.5, radius * foldWidth);
  context.lineJoin = "round";
  context.stroke(path);
  context.save();
  context.clip(path);
  context.strokeStyle = inkHex;
  context.globalAlpha *= inkOpacityAt(light);
  context.lineCap = "round";
  context.lineWidth = Math.max(0.7, radius * inkWidth);
  context.beginPath();
  for (const { from, to } of ink) {
    context.moveTo(from[0] * radius, from[1] * radius);
    context.lineTo(to[0] * radius, to[1] * radius);
  }
  context.stroke();
  context.restore();
}
