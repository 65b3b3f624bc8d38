import { type Paper, paperHeight, paperHexes, paperWidth } from "#contracts/painting-limits.ts";
import type { DrawablePainting } from "#contracts/painting.ts";
import { drawPainting } from "./draw-stroke.ts";
import type { Shape } from "./shape.ts";

/** The attributes of a shape's path, as SVG names them. The page and the server draw from the same. */
export function pathAttributes(shape: Shape): Record<string, string | number> {
  const { d, opacity, at } = shape;
  const shared = { d, ...(opacity !== undefined && { opacity }), ...(at !== undefined && { transform: at }) };
  if ("fill" in shape) return { ...shared, fill: shape.fill };
  return {
    ...shared,
    ...{
      fill: "none",
      stroke: shape.line,
      "stroke-width": shape.width,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    },
  };
}

/** A whole painting as an SVG file. Everything in it comes from numbers and lists of ours; it is escaped all the same. */
export function svgText(drawn: DrawablePainting): string {
  const strokes = drawPainting(drawn).map((shapes) => `<g>${shapes.map(pathText).join("")}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${paperWidth} ${paperHeight}">${backgroundRect(drawn.paper)}${strokes.join("")}</svg>`;
}

const backgroundRect = (paper: Paper): string =>
  `<rect width="${paperWidth}" height="${paperHeight}" fill="${escapeXml(paperHexes[paper])}"/>`;

const pathText = (shape: Shape): string =>
  `<path ${Object.entries(pathAttributes(shape))
    .map(([name, value]) => `${name}="${escapeXml(String(value))}"`)
    .join(" ")}/>`;

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[char] ?? "");
