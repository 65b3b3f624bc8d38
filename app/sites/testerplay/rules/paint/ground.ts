import type { SlicedWork } from "#app/kits/basics/time-slicing.ts";
import { hexToSrgb } from "#app/kits/basics/srgb.ts";
import { noise } from "./noise.ts";

/**
 * A board without a stroke, RGBA rows: paper with its fibres, or skin with its fine relief. Its median is the hex.
 * Can be left after each row.
 */
export function* paintGround(
  width: number,
  height: number,
  hex: string,
  isSkin: boolean,
): SlicedWork<Uint8ClampedArray<ArrayBuffer>> {
  const rgba = new Uint8ClampedArray(width * height * 4);
  const [red, green, blue] = hexToSrgb(hex).map((value) => value * 255) as [number, number, number];
  const fine = 390 / width;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 4;
      const [u, v] = [x * fine, y * fine];
      const by = isSkin ? skin(u, v) : fibres(u, v);
      rgba[i] = red * by;
      rgba[i + 1] = green * by;
      rgba[i + 2] = blue * by * (isSkin ? 1.5 - by * 0.5 : 1);
      rgba[i + 3] = 255;
    }
    yield;
  }
  return rgba;
}

/** Paper: short fibres in two directions. */
const fibres = (u: number, v: number): number =>
  1 +
  0.14 * (noise(u / 1.1, v / 6, 5) - 0.5) +
  0.12 * (noise(u / 7, v / 1.2, 9) - 0.5) +
  0.05 * (noise(u / 60, v / 60, 3) - 0.5);

/** Skin: a net of fine lines, soft clouds of warmth. */
function skin(u: number, v: number): number {
  const net = Math.abs(noise(u / 5, v / 3.4, 13) - 0.5) + Math.abs(noise((u + v) / 4.6, (u - v) / 4.6, 17) - 0.5);
  return (
    1.012 -
    0.05 * Math.max(0, 0.2 - net) * 4 +
    0.035 * (noise(u / 90, v / 90, 23) - 0.5) +
    0.02 * (noise(u, v, 29) - 0.5)
  );
}
