import { mostPointsOfStroke, paperHeight, paperMargin, paperWidth } from "#contracts/painting-limits.ts";
import type { Touch } from "./draw/hand.ts";

/** What the hand did, as it is kept: whole numbers, and no point that the line would not miss. */
export function takeLine(touches: readonly Touch[], tolerance = 1): number[] {
  const kept = simplified(touches, tolerance);
  // A very long line is told more roughly rather than cut off.
  if (kept.length > mostPointsOfStroke) return takeLine(touches, tolerance * 1.6);
  return kept.flatMap(([x, y, pressure]) => [
    Math.round(clamp(x, -paperMargin, paperWidth + paperMargin)),
    Math.round(clamp(y, -paperMargin, paperHeight + paperMargin)),
    Math.round(clamp(pressure, 0, 1) * 15),
  ]);
}

/** Ramer (1972) and Douglas–Peucker (1973), with the pressure as a third direction: 1 of it weighs as 24 units. */
function simplified(touches: readonly Touch[], tolerance: number): Touch[] {
  if (touches.length < 3) return [...touches];
  const keep = new Uint8Array(touches.length);
  keep[0] = keep[touches.length - 1] = 1;
  const open: [number, number][] = [[0, touches.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    let [far, distance] = [0, tolerance];
    for (let i = from + 1; i < to; i++) {
      const away = awayFrom(touches[i]!, touches[from]!, touches[to]!);
      if (away > distance) [far, distance] = [i, away];
    }
    if (far > 0) {
      keep[far] = 1;
      open.push([from, far], [far, to]);
    }
  }
  return touches.filter((_, i) => keep[i] === 1);
}

function awayFrom([x, y, p]: Touch, [fromX, fromY, fromP]: Touch, [toX, toY, toP]: Touch): number {
  const way = [toX - fromX, toY - fromY, 24 * (toP - fromP)] as const;
  const here = [x - fromX, y - fromY, 24 * (p - fromP)] as const;
  const square = way[0] ** 2 + way[1] ** 2 + way[2] ** 2;
  const along = square === 0 ? 0 : clamp((here[0] * way[0] + here[1] * way[1] + here[2] * way[2]) / square, 0, 1);
  return Math.hypot(here[0] - along * way[0], here[1] - along * way[1], here[2] - along * way[2]);
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
