import type { SlicedWork } from "#app/kits/basics/time-slicing.ts";
import { decodeGamma, encodeGamma, hexToLinear } from "#app/kits/basics/srgb.ts";
import type { Body } from "./finish.ts";
import { latticeAt } from "./noise.ts";
import type { Area, StrokeField } from "./stroke-field.ts";

/** The colour of a stroke and what it is made of. */
export interface Paint {
  hex: string;
  body: Body;
  seed: number;
}

/** Where the lamp of relief stands: up and left, of length one. */
const lamp = [-0.5, -0.62, 0.605] as const;
/** Half of a stain hides what is under it, as cloth does. */
const stainBody = 0.35;
/** A place on a board of 390 px; facets and shadows keep their size on larger ones. */
const usualWidth = 390;

/**
 * Mixes a stroke over a picture in linear light: `under` and `onto` are RGBA rows of the field's size and may be the
 * same. Where colour lies thick and flat the pixel is the exact shade. Can be left after each row.
 */
export function* lightStroke(
  field: StrokeField,
  area: Area,
  paint: Paint,
  under: Uint8ClampedArray,
  onto: Uint8ClampedArray,
): SlicedWork<void> {
  const { width, height, cover, relief, coats } = field;
  const { body } = paint;
  const shade = hexToLinear(paint.hex);
  const stain = shade.map((value) => value ** 0.8);
  const cell = Math.max(1, Math.round((width / usualWidth) * 1.15));
  const cast = Math.max(1, Math.round((width / usualWidth) * 1.6));
  // Slopes are measured over some pixels: a single one would show the steps of the line.
  const flat = shineOf(0, 0, 1, body);
  const reach = Math.max(1, Math.round(width / 400));
  const steep = 0.22 / reach;
  for (let y = area.top; y < area.bottom; y++) {
    for (let x = area.left; x < area.right; x++) {
      const i = y * width + x;
      const coverage = cover[i] ?? 0;
      const out = i * 4;
      if (coverage <= 0) {
        // The edge that stands above the ground throws a shadow away from the lamp.
        const source = x >= cast && y >= cast ? (cover[i - cast * width - cast] ?? 0) : 0;
        const shadow = body.isStain ? 0 : source * 0.42 * Math.min(1, body.thick);
        for (let c = 0; c < 3; c++)
          onto[out + c] =
            shadow > 0 ? encode((decoded[under[out + c] ?? 0] ?? 0) * (1 - shadow)) : (under[out + c] ?? 0);
        onto[out + 3] = 255;
        continue;
      }
      const [dx, dy] = [Math.min(reach, x, width - 1 - x), Math.min(reach, y, height - 1 - y) * width];
      const nx = ((relief[i - dx] ?? 0) - (relief[i + dx] ?? 0)) * steep;
      const ny = ((relief[i - dy] ?? 0) - (relief[i + dy] ?? 0)) * steep;
      const nz = 1 / Math.sqrt(1 + nx * nx + ny * ny);
      const lit = (nx * lamp[0] + ny * lamp[1] + lamp[2]) * nz;
      const light = Math.min(1.4, Math.max(0.5, 1 + body.shading * (lit / lamp[2] - 1)));
      // What lies flat reflects nothing, or its colour would not be the shade's.
      const shine =
        Math.max(0, shineOf(nx * nz, ny * nz, nz, body) - flat) * coverage + sparkleAt(x, y, cell, coverage, paint);
      const amount = body.isStain ? 1 - (1 - body.cover * coverage) ** (coats[i] ?? 1) : coverage * body.cover;
      for (let c = 0; c < 3; c++) {
        const [shadeValue, bare] = [shade[c] ?? 0, decoded[under[out + c] ?? 0] ?? 0];
        const mixed = body.isStain
          ? bare * (1 - amount + amount * (stain[c] ?? 0)) * (1 - stainBody * amount) +
            shadeValue * light * stainBlend(amount, bare)
          : bare * (1 - amount) + shadeValue * light * amount;
        onto[out + c] = encode(mixed + shine * (1 + (shadeValue - 1) * body.shineTint));
      }
      onto[out + 3] = 255;
    }
    yield;
  }
}

/** On a dark ground a stain would vanish; the less the ground shines, the more its own body shows. */
const stainBlend = (amount: number, bare: number): number => amount * (stainBody + 0.42 * (1 - Math.min(1, bare * 3)));

/** What two lamps leave on a place that is turned so: a long one at the upper left, a small one above. */
function shineOf(nx: number, ny: number, nz: number, { shine, tight }: Body): number {
  if (shine === 0) return 0;
  const [rx, ry] = [2 * nx * nz, 2 * ny * nz];
  const long = Math.exp(-(((rx + 0.42) * tight * 0.9) ** 2) - ((ry + 0.5) * tight * 0.55) ** 2);
  const small = Math.exp(-(((rx - 0.2) * tight * 1.1) ** 2) - ((ry + 0.3) * tight * 1.1) ** 2);
  return shine * (long + 0.3 * small);
}

/** A facet that catches the light, now and then; its size is that of a place. */
function sparkleAt(x: number, y: number, cell: number, coverage: number, { body, seed }: Paint): number {
  if (body.sparkles === 0 || coverage < 0.35) return 0;
  const [cx, cy] = [Math.floor(x / cell), Math.floor(y / cell)];
  const chance = latticeAt(cx, cy, seed + 31) * 1000;
  return chance < body.sparkles ? 0.08 + 1.2 * latticeAt(cx, cy, seed + 77) ** 3 : 0;
}

const decoded = Float32Array.from({ length: 256 }, (_, byte) => decodeGamma(byte / 255));
const steps = 4096;
const encoded = Uint8Array.from({ length: steps + 1 }, (_, step) => Math.round(encodeGamma(step / steps) * 255));

const encode = (linear: number): number => encoded[Math.round(Math.min(1, Math.max(0, linear)) * steps)] ?? 0;
