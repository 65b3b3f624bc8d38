import type { BeautySpot } from "./beauty-spot.ts";
import type { LipRelief } from "./relief.ts";
import { facePixels } from "./tuning.ts";

/** How high the bead stands for its radius, and how far (of its radius) the hollow round it reaches. */
const rise = 0.54;
const hollow = 1.4;

/** Raises a beauty spot out of the lips: a smooth bead, in a hollow that light hardly reaches. */
export function raiseSpot(relief: LipRelief, spot: BeautySpot): void {
  const { heights, cover, open, spotCover, width, height } = relief;
  const x = (spot.column * 4 + 2) * facePixels - relief.x;
  const y = (spot.row * 4 + 2) * facePixels - relief.y;
  const radius = (spot.radius + 0.5) * 4 * facePixels;
  const ground = heights[Math.round(y) * width + Math.round(x)] ?? 0;
  for (let row = Math.max(0, Math.floor(y - radius * hollow)); row < Math.min(height, y + radius * hollow); row++)
    for (
      let column = Math.max(0, Math.floor(x - radius * hollow));
      column < Math.min(width, x + radius * hollow);
      column++
    ) {
      const cell = row * width + column;
      const way = Math.hypot(column - x, row - y) / radius;
      if (way > hollow) continue;
      if (way >= 1) {
        open[cell] = (open[cell] ?? 0) * (0.35 + (0.65 * (way - 1)) / (hollow - 1));
        continue;
      }
      const level = 1 - way ** 4;
      const bead = rise * radius * Math.sqrt(1 - way * way);
      heights[cell] = (heights[cell] ?? 0) * (1 - level) + ground * level + bead;
      spotCover[cell] = 255 * Math.min(1, (1 - way) * radius);
      open[cell] = Math.max(open[cell] ?? 0, 225);
      cover[cell] = Math.max(cover[cell] ?? 0, spotCover[cell] ?? 0);
    }
}
