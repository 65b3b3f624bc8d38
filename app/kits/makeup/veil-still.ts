import { byteAt, floatAt } from "../basics/typed-array-at.ts";
import type { Rgb } from "../basics/srgb.ts";
import type { MaskPlanes } from "./mask-planes.ts";

/** What all veils together do to a channel at a place of the flat skin: a factor on its gamma-encoded value, less one. */
export type StillVeil = (u: number, v: number) => Rgb;

/**
 * The map of veils (veil-map.ts) for the still painter.
 * @param planes pictures of masks of one size, three masks in each, in the order of the veils
 */
export function createStillVeil(planes: readonly MaskPlanes[], veils: readonly Rgb[]): StillVeil | null {
  const applied = veils.flatMap((veil, i) => (veil.some((change) => change !== 0) ? [{ veil, i }] : []));
  const widthPx = planes[0]?.widthPx ?? 0;
  if (applied.length === 0 || widthPx === 0) return null;
  const map = new Float32Array(widthPx * widthPx * 3);
  for (const { veil, i } of applied) {
    const rgba = planes[Math.floor(i / 3)]?.rgba;
    if (!rgba) continue;
    for (let at = 0; at < widthPx * widthPx; at++) {
      const mask = byteAt(rgba, at * 4 + (i % 3)) / 255;
      if (mask > 0) for (const c of [0, 1, 2] as const) map[at * 3 + c] = floatAt(map, at * 3 + c) + mask * veil[c];
    }
  }
  return (u, v) => sample(map, widthPx, u, v);
}

/** Between the four places about it, as a chip reads a texture. */
function sample(map: Float32Array, widthPx: number, u: number, v: number): Rgb {
  const place = (share: number): number => Math.min(widthPx - 1, Math.max(0, share * widthPx - 0.5));
  const [x, y] = [place(u), place(v)];
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, bottom] = [Math.min(widthPx - 1, left + 1), Math.min(widthPx - 1, top + 1)];
  const mixed = (c: 0 | 1 | 2): number => {
    const at = (column: number, row: number): number => floatAt(map, (row * widthPx + column) * 3 + c);
    const upper = at(left, top) + (at(right, top) - at(left, top)) * (x - left);
    const lower = at(left, bottom) + (at(right, bottom) - at(left, bottom)) * (x - left);
    return upper + (lower - upper) * (y - top);
  };
  return [mixed(0), mixed(1), mixed(2)];
}
