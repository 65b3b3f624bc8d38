import type { Grey } from "./pixels.ts";

const blockPx = 16;
const bins = 60;

/**
 * The direction across the bars, in radians against the x axis, (-π/2, π/2]. Bars are the one thing on a pack whose
 * edges all point one way: blocks of the picture vote with the strength and the agreement of their gradients
 * (structure tensor, Bigün and Granlund 1987). Null where nothing has a direction.
 */
export function findBarAngle({ data, width, height }: Grey): number | null {
  const votes = new Float64Array(bins);
  for (let top = 1; top + blockPx < height; top += blockPx) {
    for (let left = 1; left + blockPx < width; left += blockPx) {
      let [xx, yy, xy] = [0, 0, 0];
      for (let y = top; y < top + blockPx; y++) {
        for (let x = left; x < left + blockPx; x++) {
          const at = y * width + x;
          const gx = (data[at + 1] ?? 0) - (data[at - 1] ?? 0);
          const gy = (data[at + width] ?? 0) - (data[at - width] ?? 0);
          xx += gx * gx;
          yy += gy * gy;
          xy += gx * gy;
        }
      }
      const energy = xx + yy;
      if (energy === 0) continue;
      const agreement = Math.hypot(xx - yy, 2 * xy) / energy;
      const angle = Math.atan2(2 * xy, xx - yy) / 2;
      const bin = Math.min(bins - 1, Math.floor((angle / Math.PI + 0.5) * bins));
      votes[bin] = (votes[bin] ?? 0) + Math.sqrt(energy) * agreement ** 4;
    }
  }
  return findPeak(votes);
}

/** The picture turned by `-angle` about its middle, on a canvas that holds all of it; bilinear. */
export function rotate({ data, width, height }: Grey, angle: number): Grey {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const wide = Math.ceil(Math.abs(width * cos) + Math.abs(height * sin));
  const high = Math.ceil(Math.abs(width * sin) + Math.abs(height * cos));
  const next = new Float32Array(wide * high).fill(128);
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const [dx, dy] = [x - wide / 2, y - high / 2];
      const [u, v] = [cos * dx - sin * dy + width / 2, sin * dx + cos * dy + height / 2];
      const [x0, y0] = [Math.floor(u), Math.floor(v)];
      if (x0 < 0 || y0 < 0 || x0 >= width - 1 || y0 >= height - 1) continue;
      const [fx, fy] = [u - x0, v - y0];
      const at = y0 * width + x0;
      const upper = (data[at] ?? 0) * (1 - fx) + (data[at + 1] ?? 0) * fx;
      const lower = (data[at + width] ?? 0) * (1 - fx) + (data[at + width + 1] ?? 0) * fx;
      next[y * wide + x] = upper * (1 - fy) + lower * fy;
    }
  }
  return { data: next, width: wide, height: high };
}

/** The direction most votes are for, with its neighbours, as a mean of doubled angles. */
function findPeak(votes: Float64Array): number | null {
  const at = (bin: number): number => votes[(bin + bins) % bins] ?? 0;
  let best = 0;
  for (let bin = 1; bin < bins; bin++) {
    if (at(bin - 1) + at(bin) + at(bin + 1) > at(best - 1) + at(best) + at(best + 1)) best = bin;
  }
  let [x, y] = [0, 0];
  for (let bin = best - 1; bin <= best + 1; bin++) {
    const angle = ((bin + 0.5) / bins - 0.5) * Math.PI;
    x += at(bin) * Math.cos(2 * angle);
    y += at(bin) * Math.sin(2 * angle);
  }
  return x === 0 && y === 0 ? null : Math.atan2(y, x) / 2;
}
