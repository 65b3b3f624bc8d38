import type { LipRelief } from "./relief.ts";
import type { Rgb } from "./rgb.ts";

// The light of the alley: a white key from above left, a lantern from below right, and in wet lacquer the mirrors of both.

/** Lips of bare plaster, and the same lips under wet lacquer, as px of their relief. */
export interface LitLips {
  bare: ImageData;
  lacquer: ImageData;
}

const plaster: Rgb = [234, 216, 194];
const lantern: Rgb = [255, 168, 112];
/** A beauty spot is of dark wax; under lacquer it darkens that. */
const wax: Rgb = [62, 30, 24];
const waxUnderLacquer = 0.2;

/** Lights a relief for a shade. */
export function lightLips(relief: LipRelief, shade: Rgb): LitLips {
  const { width, height, heights, cover, open, spotCover } = relief;
  const bare = new ImageData(width, height);
  const lacquer = new ImageData(width, height);
  for (let cell = width; cell < width * (height - 1); cell++) {
    const alpha = cover[cell] ?? 0;
    if (alpha === 0) continue;
    const slopeX = ((heights[cell + 1] ?? 0) - (heights[cell - 1] ?? 0)) / 2;
    const slopeY = ((heights[cell + width] ?? 0) - (heights[cell - width] ?? 0)) / 2;
    const z = 1 / Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY);
    const [x, y] = [-slopeX * z, -slopeY * z];
    const openness = (open[cell] ?? 255) / 255;
    const key = Math.max(0, -0.46 * x - 0.6 * y + 0.655 * z);
    const warm = Math.max(0, 0.66 * x + 0.5 * y + 0.25 * z - 0.12);
    const dust = 1 + 0.05 * (speck(cell) - 0.5);
    const dry = (0.2 + 0.86 * key) * openness * dust;
    const wet = (0.5 + 0.62 * key) * (0.35 + 0.65 * openness) * (0.62 + 0.38 * z);
    const mirror = mirrorKey(x, y, z) * openness;
    const glow = mirrorLantern(x, y, z) * openness;
    const spot = (spotCover[cell] ?? 0) / 255;
    for (let channel = 0; channel < 3; channel++) {
      const at = cell * 4 + channel;
      const warmth = ((lantern[channel] ?? 0) * warm * warm * openness) / 2.4;
      const dull = (plaster[channel] ?? 0) + ((wax[channel] ?? 0) - (plaster[channel] ?? 0)) * spot;
      const chalk = dull * dry + warmth * (1 - 0.6 * spot);
      bare.data[at] = chalk + (255 - chalk) * 0.8 * mirror * spot;
      const base = (shade[channel] ?? 0) * wet * (1 - waxUnderLacquer * spot) + warmth * 0.25;
      lacquer.data[at] = base + (255 - base) * mirror + ((lantern[channel] ?? 0) - base) * glow;
    }
    bare.data[cell * 4 + 3] = alpha;
    lacquer.data[cell * 4 + 3] = alpha;
  }
  return { bare, lacquer };
}

/** The key light as wet lacquer mirrors it, 0 to 1: a tall soft window, and its wide haze. */
export function mirrorKey(x: number, y: number, z: number): number {
  const [seenX, seenY] = [2 * z * x, 2 * z * y];
  const pane = softPane(seenX + 0.3, 0.2, 0.12) * softPane(seenY + 0.62, 0.1, 0.12);
  const haze = softPane(seenX + 0.3, 0.05, 0.8) * softPane(seenY + 0.62, 0.02, 0.62);
  return Math.min(1, 0.82 * pane + 0.26 * haze);
}

function mirrorLantern(x: number, y: number, z: number): number {
  const [seenX, seenY] = [2 * z * x, 2 * z * y];
  return 0.42 * softPane(seenX - 0.3, 0.1, 0.6) * softPane(seenY - 0.86, 0.03, 0.18);
}

/** 1 as near as `half`, falling to 0 over `soft`. */
function softPane(distance: number, half: number, soft: number): number {
  const part = Math.min(1, Math.max(0, (half + soft - Math.abs(distance)) / soft));
  return part * part * (3 - 2 * part);
}

/** A px's own grain, 0 to 1, always the same. */
function speck(cell: number): number {
  const mixed = Math.imul(cell ^ (cell >>> 7), 0x9e3779b1);
  return ((mixed ^ (mixed >>> 15)) & 0xff) / 255;
}
