import { elementAt } from "#app/kits/basics/element-at.ts";
import { floatAt } from "#app/kits/basics/typed-array-at.ts";
import { type Limb, limbs } from "./body.ts";
import { creatureSize, turrets } from "./creature-size.ts";

/** The body as a relief: how far each px stands towards the eye, and the radius of the scales there. */
export interface Relief {
  width: number;
  height: number;
  /** px; `none` where there is no body. */
  heights: Float32Array;
  scaleRadii: Float32Array;
  /** How much of the px the body covers, 0–1. */
  cover: Float32Array;
}

export const none = -1e6;
/** How softly limbs run into each other, px. */
const blend = 18;

/** Puts the limbs together. */
export function createRelief(): Relief {
  const { width, height } = creatureSize;
  const size = width * height;
  const relief: Relief = {
    width,
    height,
    heights: new Float32Array(size).fill(none),
    scaleRadii: new Float32Array(size),
    cover: new Float32Array(size),
  };
  const limbHeights = new Float32Array(size);
  for (const limb of limbs) addLimb(relief, limbHeights, samplesOf(limb), limb.depthOffset, limb.depth);
  for (const { x, y, r, ahead } of turrets) addLimb(relief, limbHeights, [[x, y, r, 3.4]], ahead, 0.8);
  return relief;
}

type Sample = readonly [x: number, y: number, r: number, scale: number];

function addLimb(
  { width, height, heights, scaleRadii, cover }: Relief,
  limbHeights: Float32Array,
  samples: readonly Sample[],
  ahead: number,
  depth: number,
): void {
  limbHeights.fill(none);
  const limbScales = new Map<number, number>();
  for (const [x, y, r, scale] of samples) {
    for (let py = Math.max(0, Math.floor(y - r - 1)); py <= Math.min(height - 1, y + r + 1); py++) {
      for (let px = Math.max(0, Math.floor(x - r - 1)); px <= Math.min(width - 1, x + r + 1); px++) {
        const at = py * width + px;
        const distance = Math.hypot(px - x, py - y);
        cover[at] = Math.max(floatAt(cover, at), Math.min(1, Math.max(0, r - distance + 0.5)));
        if (distance >= r) continue;
        const heightHere = ahead + depth * Math.sqrt(r * r - distance * distance);
        if (heightHere > floatAt(limbHeights, at)) {
          limbHeights[at] = heightHere;
          limbScales.set(at, scale);
        }
      }
    }
  }
  for (const [at, scale] of limbScales) {
    const [a, b] = [floatAt(heights, at), floatAt(limbHeights, at)];
    if (b > a) scaleRadii[at] = scale;
    const near = a === none ? 0 : Math.max(0, blend - Math.abs(a - b)) / blend;
    heights[at] = Math.max(a, b) + near * near * blend * 0.25;
  }
}

/** Balls so near to each other that they are one tube (Catmull–Rom). */
function samplesOf({ line, scale: [from, to] }: Limb): Sample[] {
  const samples: Sample[] = [];
  const spans = line.length - 1;
  const at = (i: number): readonly [number, number, number] => elementAt(line, Math.max(0, Math.min(spans, i)));
  for (let i = 0; i < spans; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const steps = Math.max(1, Math.ceil(Math.hypot(p2[0] - p1[0], p2[1] - p1[1]) / 2.5));
    for (let k = 0; k <= steps; k++) {
      const t = k / steps;
      const along = (c: 0 | 1 | 2): number => spline(p0[c], p1[c], p2[c], p3[c], t);
      samples.push([along(0), along(1), along(2), from + ((to - from) * (i + t)) / spans]);
    }
  }
  return samples;
}

/** Between `b` and `c`, smoothly. */
const spline = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);

/** A box blur of what has a height, in place of its hard creases; the rest stays `none`. */
export function blurHeights({ width, height, heights }: Relief, radius: number): Float32Array {
  const across = slidingMean(heights, width, height, 1, width, radius);
  return slidingMean(across, height, width, width, 1, radius);
}

function slidingMean(
  from: Float32Array,
  length: number,
  lines: number,
  step: number,
  lineStep: number,
  radius: number,
): Float32Array {
  const to = new Float32Array(from.length).fill(none);
  for (let line = 0; line < lines; line++) {
    let [sum, count] = [0, 0];
    const take = (i: number, sign: number): void => {
      const value = i >= 0 && i < length ? floatAt(from, line * lineStep + i * step) : none;
      if (value === none) return;
      sum += sign * value;
      count += sign;
    };
    for (let i = -radius; i < radius; i++) take(i, 1);
    for (let i = 0; i < length; i++) {
      take(i + radius, 1);
      take(i - radius - 1, -1);
      const at = line * lineStep + i * step;
      if (from[at] !== none && count > 0) to[at] = sum / count;
    }
  }
  return to;
}
