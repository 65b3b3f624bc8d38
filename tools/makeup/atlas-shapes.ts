import { elementAt } from "#app/kits/basics/element-at.ts";

/** Edge of the flat skin on which the masks are drawn, in px; smaller atlases are scaled down from it. */
export const edge = 1024;

/** A point of the flat skin, in px. */
export type AtlasPoint = readonly [x: number, y: number];

/** The point at a share of the way from one to the other. */
export const mix = ([ax, ay]: AtlasPoint, [bx, by]: AtlasPoint, share: number): AtlasPoint => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/** A closed curve through points (Catmull-Rom), as path data: straight edges of the mesh would show. */
export function loop(points: readonly AtlasPoint[]): string {
  const n = points.length;
  const at = (i: number): AtlasPoint => elementAt(points, (i + n) % n);
  const start = at(0);
  return `M${start}${points.map((_, i) => curve(at(i - 1), at(i), at(i + 1), at(i + 2))).join("")}Z`;
}

function curve(before: AtlasPoint, [ax, ay]: AtlasPoint, [bx, by]: AtlasPoint, after: AtlasPoint): string {
  const tension = 6;
  return `C${ax + (bx - before[0]) / tension} ${ay + (by - before[1]) / tension} ${bx - (after[0] - ax) / tension} ${by - (after[1] - ay) / tension} ${bx} ${by}`;
}

let filters = 0;
/** Shapes, blurred together. */
export const blurred = (sigmaPx: number, shapes: string): string => {
  const id = `b${++filters}`;
  return `<filter id="${id}" x="0" y="0" width="${edge}" height="${edge}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${sigmaPx}"/></filter><g filter="url(#${id})">${shapes}</g>`;
};
/** The inside of a path. */
export const fill = (path: string, colour = "#fff", sigmaPx = 0): string => {
  const shape = `<path d="${path}" fill="${colour}"/>`;
  return sigmaPx > 0 ? blurred(sigmaPx, shape) : shape;
};
/** The outline of a path. */
export const stroke = (path: string, colour: string, widthPx: number, sigmaPx = 0): string => {
  const shape = `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${widthPx}" stroke-linejoin="round"/>`;
  return sigmaPx > 0 ? blurred(sigmaPx, shape) : shape;
};
/** An open line with round ends. */
export const line = (points: readonly AtlasPoint[], widthPx: number, colour = "#fff"): string =>
  `<polyline points="${points.join(" ")}" fill="none" stroke="${colour}" stroke-width="${widthPx}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** An ellipse that lies straight. */
export const ellipse = ([x, y]: AtlasPoint, rx: number, ry: number, colour = "#fff"): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"/>`;
/** An ellipse, turned about its middle. */
export const turned = ([x, y]: AtlasPoint, rx: number, ry: number, degrees: number, colour = "#fff"): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}" transform="rotate(${degrees} ${x} ${y})"/>`;
