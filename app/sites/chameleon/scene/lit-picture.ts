import { byteAt } from "#app/kits/basics/typed-array-at.ts";
import { encodeGamma, hexToLinear } from "#app/kits/basics/srgb.ts";
import { creatureSize, turrets } from "./creature-size.ts";

/** How much of a scale's own colour comes back, and how much of the lamps is laid over it. */
export const [matterGain, shineGain] = [1.15, 0.8];

/**
 * The lit creature in one colour, as RGBA rows.
 * @param bands three grey pictures below each other, each `width` × `height`: what comes back of its colour, what of the
 *   lamps, and what the body covers; as `write-still.ts` writes them
 */
export function paintLit(bands: Uint8Array, width: number, height: number, hex: string): Uint8ClampedArray {
  const size = width * height;
  const pixels = new Uint8ClampedArray(4 * size);
  const shade = hexToLinear(hex);
  for (let at = 0; at < size; at++) {
    const [matter, shine] = [(byteAt(bands, at) / 255) * matterGain, (byteAt(bands, size + at) / 255) * shineGain];
    for (const c of [0, 1, 2] as const) pixels[4 * at + c] = 255 * encodeGamma(Math.min(1, shade[c] * matter + shine));
    pixels[4 * at + 3] = byteAt(bands, 2 * size + at);
  }
  for (const turret of turrets) paintEye(pixels, width, turret, shade);
  return pixels;
}

const [amber, dark, bone] = [
  [255, 176, 46],
  [5, 3, 4],
  [243, 235, 230],
] as const;

/** An amber eye with an upright slit under a heavy lid. */
function paintEye(
  pixels: Uint8ClampedArray,
  width: number,
  { x, y, r }: (typeof turrets)[number],
  shade: readonly number[],
): void {
  const scale = width / creatureSize.width;
  const [cx, cy, ball] = [x * scale, y * scale, r * 0.42 * scale];
  const lid = shade.map((value) => 255 * encodeGamma(value * 0.34));
  for (let py = Math.floor(cy - ball); py <= cy + ball; py++) {
    for (let px = Math.floor(cx - ball); px <= cx + ball; px++) {
      const [u, v] = [(px - cx) / ball, (py - cy) / ball];
      const distance = Math.hypot(u, v);
      if (distance > 1) continue;
      const isLid = v < -0.28 - 0.2 * (1 - u * u);
      const isSlit = Math.abs(u) < 0.17 * (1 - v * v);
      const isGlint = Math.hypot(u + 0.38, v + 0.02) < 0.18;
      const colour = isLid ? lid : isGlint ? bone : distance > 0.86 || isSlit ? dark : amber;
      const fade = isLid || isGlint || colour === dark ? 1 : 1.12 - 0.62 * distance ** 2;
      pixels.set([...colour.map((value) => value * fade), 255], 4 * (py * width + px));
    }
  }
}
