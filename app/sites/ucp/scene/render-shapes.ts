import type { Shape } from "../rules/draw/shape.ts";
import { pathAttributes } from "../rules/draw/svg-text.ts";

const svg = "http://www.w3.org/2000/svg";

/** Fills a group with shapes, by hand: a stroke that is being drawn changes with every move. */
export function renderShapes(group: SVGGElement, shapes: readonly Shape[]): void {
  const paths = shapes.map((shape) => {
    const path = document.createElementNS(svg, "path");
    for (const [name, value] of Object.entries(pathAttributes(shape))) path.setAttribute(name, String(value));
    return path;
  });
  group.replaceChildren(...paths);
}
