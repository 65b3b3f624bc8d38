import { fibres, flapOutline, restOutline, roughEdge, sheetWidth } from "../rules/rip.ts";
import type { Tear } from "../rules/tear.ts";
import { rip } from "../tuning.ts";

/** Draws a tear into the sheet in `svg` (rip-paper.tsx draws it whole). @throws when a part of the sheet is missing */
export function createTearDrawing(svg: SVGSVGElement): (tear: Tear) => void {
  const part = (name: string): SVGElement => {
    const element = svg.querySelector<SVGElement>(`[data-${name}]`);
    if (!element) throw new Error(`the sheet has no ${name}`);
    return element;
  };
  const flap = part("flap");
  const outlines = { flap: part('outline="flap"'), rest: part('outline="rest"') };
  const edges = { flap: part('fibres="flap"'), rest: part('fibres="rest"'), shade: part("shade") };

  return ({ path, tip, side }) => {
    const edge = roughEdge(path, tip);
    const shapes: [SVGElement, string][] = [
      [outlines.flap, flapOutline(edge)],
      [outlines.rest, restOutline(edge)],
      [edges.flap, fibres(edge, 1)],
      [edges.rest, fibres(edge, -1)],
      [edges.shade, fibres(edge, 1)],
    ];
    for (const [shape, d] of shapes) {
      shape.setAttribute("d", d);
      // Torn from the right, everything is the mirror of the same tear.
      if (side === -1) shape.setAttribute("transform", `translate(${sheetWidth}) scale(-1 1)`);
      else shape.removeAttribute("transform");
    }
    const [x, y] = edge.at(-1) ?? [0, 0];
    flap.setAttribute("transform", leanAt(side === 1 ? x : sheetWidth - x, y, side, tip));
  };
}

/** The flap hangs by the tip and comes towards the eye: it leans, and grows towards its free side. */
function leanAt(hinge: number, y: number, side: 1 | -1, tip: number): string {
  const lean = rip.leanDegrees * Math.min(1, tip / 160);
  return `translate(${hinge} ${y}) rotate(${side * lean * 0.55}) skewY(${side * lean * 0.7}) scale(${1 + lean / 220} 1) translate(${-hinge} ${-y})`;
}
