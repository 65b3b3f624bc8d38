import { traceOf } from "./fit-stroke.ts";
import type { Stroke } from "./tester-result.ts";
import { lineThrough } from "./spline.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";

/** A stroke as paths: its outline, and the furrows along it. For pages without a script, and until the painter is here. */
export interface StrokeShape {
  outline: string;
  light: string;
  dark: string;
}

export const shapeWidth = 400;
export const shapeHeight = 500;

/** Where furrows lie, from edge to edge (-1 to 1), and what part of the stroke they run along. */
const lights = [
  [-0.78, 0.03, 0.9],
  [-0.3, 0.1, 0.62],
  [0.34, 0.3, 0.96],
] as const;
const darks = [
  [-0.5, 0.06, 0.97],
  [0.08, 0.04, 0.8],
  [0.6, 0.1, 0.99],
  [0.86, 0.02, 0.9],
] as const;

export function strokeShape({ knots }: Pick<Stroke, "knots">): StrokeShape {
  const line = lineThrough(knots.map(traceOf), shapeWidth, shapeHeight, 14);
  const last = line.x.length - 1;
  const at = (i: number, v: number): string => {
    const [a, b] = [Math.max(0, i - 1), Math.min(last, i + 1)];
    const [dx, dy] = [elementAt(line.x, b) - elementAt(line.x, a), elementAt(line.y, b) - elementAt(line.y, a)];
    const length = Math.hypot(dx, dy) || 1;
    const off = v * elementAt(line.r, i);
    return `${(elementAt(line.x, i) - (dy / length) * off).toFixed(1)} ${(elementAt(line.y, i) + (dx / length) * off).toFixed(1)}`;
  };
  const indexes = Array.from({ length: last + 1 }, (_, i) => i);
  // The end breaks up into teeth.
  const teeth = [0.7, 0.36, 0.1, -0.2, -0.5, -0.74].map((v, i) => at(i % 2 === 0 ? last - 1 : last, v));
  const outline = [
    ...indexes.slice(0, -1).map((i) => at(i, 0.97)),
    at(last, 0.9),
    ...teeth,
    ...indexes.toReversed().map((i) => at(i, -0.97)),
  ];
  const along = (rows: readonly (readonly [number, number, number])[]): string =>
    rows
      .map(([v, from, to]) => {
        const part = indexes.slice(Math.round(from * last), Math.max(2, Math.round(to * last)));
        return part.length < 2 ? "" : `M${part.map((i) => at(i, v)).join("L")}`;
      })
      .join("");
  return { outline: `M${outline.join("L")}Z`, light: along(lights), dark: along(darks) };
}
