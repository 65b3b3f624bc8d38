import { floatAt } from "../basics/typed-array-at.ts";
import type { EyeShape, Px } from "./eye-shape.ts";
import { minHalfWidthPx, piecesOf, pushEdges, pushTip, type Strip } from "./line-strip.ts";

/** How all lashes of a row bend, in a few steps from root to tip: shares of how far one reaches aside and up. */
export interface LashBend {
  out: Float64Array;
  up: Float64Array;
  /** How far it is drawn to the tip of its cluster. */
  gather: Float64Array;
  halfPx: Float64Array;
  cover: Float64Array;
}

/** How far a lash reaches from its root, in px: outwards, upwards, and towards the tip of its cluster. */
export interface LashReach {
  aside: number;
  upwards: number;
  gatheredPx: number;
}

/** Half of a width up to which the tip of a lash is a point. */
const pointedHalfPx = 1.5;

/** One lash from its root. What is thinner than a pixel, or than the picture is sharp, covers less of it instead. */
export function pushLash(
  strip: Strip,
  { out, up }: EyeShape,
  root: Px,
  bend: LashBend,
  { aside, upwards, gatheredPx }: LashReach,
  blurPx: number,
  cover: number,
): void {
  const leastPx = Math.max(minHalfWidthPx, 1.4 * blurPx);
  let [lastX, lastY] = [root.x, root.y];
  for (let i = 0; i < bend.out.length; i++) {
    const outPx = aside * floatAt(bend.out, i) + gatheredPx * floatAt(bend.gather, i);
    const upPx = upwards * floatAt(bend.up, i);
    const x = root.x + out.x * outPx + up.x * upPx;
    const y = root.y + out.y * outPx + up.y * upPx;
    // Across the way it goes just here: a curve is as thick as its chord.
    const wayX = i === 0 ? out.x * aside * 0.5 + up.x * upwards : x - lastX;
    const wayY = i === 0 ? out.y * aside * 0.5 + up.y * upwards : y - lastY;
    const length = Math.sqrt(wayX * wayX + wayY * wayY) || 1;
    const halfPx = floatAt(bend.halfPx, i);
    const drawnPx = Math.sqrt(leastPx * leastPx + halfPx * halfPx * 0.8);
    const covers = cover * floatAt(bend.cover, i) * Math.min(1, (0.3 + halfPx) / drawnPx);
    // What spreads it across spreads it beyond its end. There a fine one is a point: one triangle instead of two.
    const isEnd = i === bend.out.length - 1;
    const [endX, endY] = isEnd ? [x + (wayX / length) * drawnPx, y + (wayY / length) * drawnPx] : [x, y];
    if (isEnd && drawnPx < pointedHalfPx) return pushTip(strip, endX, endY, covers);
    const acrossX = (-wayY / length) * drawnPx;
    const acrossY = (wayX / length) * drawnPx;
    pushEdges(strip, endX + acrossX, endY + acrossY, endX - acrossX, endY - acrossY, covers);
    [lastX, lastY] = [x, y];
  }
}

/** Each is two triangles, and there are a hundred lashes. */
export const lashSteps = (lengthPx: number, most: number): number => piecesOf(lengthPx, 6, 2, most);

/** Upper lashes leave the lid forwards and sink a little before they rise: a J, not a stroke. */
export function upperBend(curl: number, rise: number, rootPx: number, steps: number): LashBend {
  const bow = 1.3 + curl;
  const sink = 0.1 + 0.12 * curl;
  return bendOf(steps, (t) => ({
    out: 1 - (1 - t) ** (1.25 + curl * 0.75),
    up: rise > 0 ? t ** bow - sink * Math.sin(Math.PI * t) * (1 - t) : t - curl * 0.4 * t * t,
    gather: t * (2 - t),
    halfPx: rootPx * (1 - t) ** 0.9,
    cover: 1 - 0.75 * t * t,
  }));
}

export function lowerBend(curl: number, rootPx: number, steps: number): LashBend {
  return bendOf(steps, (t) => ({
    out: t ** (1.2 + curl * 0.6),
    up: t,
    gather: t * t,
    halfPx: rootPx * 0.6 * (1 - t * 0.9),
    cover: 0.6 * (1 - 0.4 * t),
  }));
}

function bendOf(steps: number, at: (t: number) => { [Part in keyof LashBend]: number }): LashBend {
  const all = Array.from({ length: steps + 1 }, (_, i) => at(i / steps));
  const part = (name: keyof LashBend): Float64Array => Float64Array.from(all, (one) => one[name]);
  return { out: part("out"), up: part("up"), gather: part("gather"), halfPx: part("halfPx"), cover: part("cover") };
}
