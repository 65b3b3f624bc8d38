import { paperHeight, paperWidth, type StampForm } from "#contracts/painting-limits.ts";
import type { Stroke } from "#contracts/painting.ts";

/** What can be told of a painting to somebody who does not see it. */
export interface PaintingSummary {
  lineCount: number;
  /** How often each form was printed, the most frequent first. */
  stamps: { form: StampForm; count: number }[];
  /** Paint numbers, the most used first. */
  paints: { paint: number; count: number }[];
  /** Where most of it is: 0–8, row by row from the top left; null on an empty paper. */
  weight: number | null;
}

/** Counts; the words are the page's. */
export function summarizePainting(strokes: readonly Stroke[]): PaintingSummary {
  const stamps = countItems(strokes.flatMap((stroke) => (stroke.kind === "stamp" ? [stroke.form] : [])));
  const paints = countItems(strokes.map(({ paint }) => paint));
  const regions = countItems(strokes.map(regionOf));
  return {
    lineCount: strokes.filter(({ kind }) => kind === "line").length,
    stamps: stamps.map(([form, count]) => ({ form, count })),
    paints: paints.map(([paint, count]) => ({ paint, count })),
    weight: regions[0]?.[0] ?? null,
  };
}

/** The ninth of the paper in which the middle of a stroke lies. */
export function regionOf(stroke: Stroke): number {
  const [x, y] = middleOf(stroke);
  const third = (value: number, whole: number): number => Math.min(2, Math.max(0, Math.floor((3 * value) / whole)));
  return 3 * third(y, paperHeight) + third(x, paperWidth);
}

function middleOf(stroke: Stroke): [number, number] {
  if (stroke.kind === "stamp") return [stroke.x, stroke.y];
  const at = 3 * Math.floor(stroke.points.length / 6);
  return [stroke.points[at] ?? 0, stroke.points[at + 1] ?? 0];
}

function countItems<Item>(items: readonly Item[]): [Item, number][] {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].toSorted((one, other) => other[1] - one[1]);
}
