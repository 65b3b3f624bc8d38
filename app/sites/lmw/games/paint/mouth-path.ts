import type { BeautySpot } from "./beauty-spot.ts";
import type { Mouth } from "./mouth.ts";

/** The edges as a path, in half units: outside once, the gap once more, so that even-odd leaves it free; so too the beauty spot. */
export function createMouthPath({ outline }: Mouth, spot: BeautySpot | null): Path2D {
  const path = new Path2D();
  const point = (column: number, edge: number): [number, number] => [column * 4 + 2, edge / 64];
  const ring = (upper: "top" | "gapTop", lower: "bottom" | "gapBottom"): void => {
    for (const [n, one] of outline.entries()) {
      const [px, py] = point(one.column, one[upper]);
      if (n === 0) path.moveTo(px, py);
      else path.lineTo(px, py);
    }
    for (const one of outline.toReversed()) path.lineTo(...point(one.column, one[lower]));
    path.closePath();
  };
  ring("top", "bottom");
  if (outline.some(({ gapTop, gapBottom }) => gapBottom > gapTop)) ring("gapTop", "gapBottom");
  if (spot) {
    const [x, y, radius] = [spot.column * 4 + 2, spot.row * 4 + 2, (spot.radius + 0.5) * 4];
    path.moveTo(x + radius, y);
    path.arc(x, y, radius, 0, Math.PI * 2);
  }
  return path;
}
