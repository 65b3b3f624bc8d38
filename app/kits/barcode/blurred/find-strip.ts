import type { Grey } from "../pixels.ts";
import { type Block, findBlockGroups } from "./block-groups.ts";

/** A strip cut out along a code: bars stand upright in it. `from` and `to` are where they roughly begin and end, in px. */
export interface Strip extends Grey {
  from: number;
  to: number;
}

/** How many groups are cut out. */
const maxStrips = 3;
/** Share of the length that is added on both sides: quiet, and what the blocks missed. */
const marginShare = 0.16;

/** Cuts out the parts of a picture whose edges all point one way, the strongest first. */
export function findStrips(grey: Grey): Strip[] {
  return findBlockGroups(grey)
    .slice(0, maxStrips)
    .flatMap((group) => cutAlong(grey, group) ?? []);
}

function cutAlong(grey: Grey, group: readonly Block[]): Strip | null {
  const angle = meanAngle(group);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const half = (group[0]?.size ?? 0) / 2;
  const alongs = group.map(({ x, y }) => x * cos + y * sin).toSorted((a, b) => a - b);
  const acrosses = group.map(({ x, y }) => y * cos - x * sin).toSorted((a, b) => a - b);
  const [low, high] = [valueAt(alongs, 0.01) - half, valueAt(alongs, 0.99) + half];
  const [top, bottom] = [valueAt(acrosses, 0.12), valueAt(acrosses, 0.88)];
  if (high - low < 60 || bottom - top < 4) return null;
  const margin = (high - low) * marginShare;
  const [width, height] = [Math.round(high - low + 2 * margin), Math.max(6, Math.round(bottom - top))];
  const strip = {
    ...cutOut(grey, { angle, low: low - margin, top, width, height }),
    from: margin,
    to: margin + high - low,
  };
  return isOnDark(strip) ? { ...strip, data: strip.data.map((value) => 255 - value) } : strip;
}

/** Light bars on dark paper: the quiet beside a code is as bright as its paper. */
function isOnDark({ data, width, from, to }: Strip): boolean {
  const sums = { quiet: 0, quietCount: 0, code: 0, codeCount: 0 };
  data.forEach((value, at) => {
    const x = at % width;
    const part = x > from && x < to ? "code" : x > from * 0.6 && x < to + from * 0.4 ? "quiet" : null;
    if (part === null) return;
    sums[part] += value;
    sums[`${part}Count`] += 1;
  });
  return sums.quiet / sums.quietCount < sums.code / sums.codeCount;
}

/** The mean of doubled angles, weighed by strength: 179° and 1° are neighbours. */
function meanAngle(group: readonly Block[]): number {
  let [x, y] = [0, 0];
  for (const { angle, strength } of group) {
    x += strength * Math.cos(2 * angle);
    y += strength * Math.sin(2 * angle);
  }
  return Math.atan2(y, x) / 2;
}

const valueAt = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

interface Cut {
  angle: number;
  low: number;
  top: number;
  width: number;
  height: number;
}

function cutOut({ data, width, height }: Grey, { angle, low, top, width: wide, height: high }: Cut): Grey {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const strip = new Float32Array(wide * high);
  for (let v = 0; v < high; v++) {
    for (let u = 0; u < wide; u++) {
      const [along, across] = [low + u, top + v];
      const x = Math.max(0, Math.min(width - 1.001, along * cos - across * sin));
      const y = Math.max(0, Math.min(height - 1.001, along * sin + across * cos));
      const [x0, y0] = [Math.floor(x), Math.floor(y)];
      const [fx, fy] = [x - x0, y - y0];
      const at = y0 * width + x0;
      const upper = data[at]! * (1 - fx) + data[at + 1]! * fx;
      const lower = data[at + width]! * (1 - fx) + data[at + width + 1]! * fx;
      strip[v * wide + u] = upper * (1 - fy) + lower * fy;
    }
  }
  return { data: strip, width: wide, height: high };
}
