import type { Rgb } from "#app/kits/basics/srgb.ts";
import type { PalettePan } from "#contracts/palette-api.ts";
import { axes, grainAt, noiseAt, normalize, smoothstep, type Vec } from "./shader-math.ts";

/** A powder in linear light. */
export interface LitPan {
  colour: Rgb;
  finish: PalettePan["finish"];
}

const light = normalize([-0.62, 0.72, 0.1]);

/** One point of a pan: `wall` is how far its wall is. The shader's `powder`, pressed and at rest. */
export function paintPowder(panIndex: number, x: number, z: number, wall: number, toEye: Vec, lit: LitPan | null): Rgb {
  const pan = metal(x, z, smoothstep(0, 0.07, wall) * 0.75 + 0.25);
  if (!lit) return pan;
  const salt = panIndex * 13 + 5;
  const e = 0.004;
  const here = relief(x, z, panIndex);
  const [slopeX, slopeZ] = [(relief(x + e, z, panIndex) - here) / e, (relief(x, z + e, panIndex) - here) / e];
  const n = normalize([-slopeX, 1, -slopeZ]);
  const half = normalize([light[0] + toEye[0], light[1] + toEye[1], light[2] + toEye[2]]);
  const facing = n[0] * light[0] + n[1] * light[1] + n[2] * light[2];
  // On the flat the light is exactly one: what is seen there is the colour that is sold.
  const bright = Math.min(1.35, Math.max(0.35, 1 + 1.15 * (facing - light[1])));
  const grain = bright * (1 + (noiseAt(x * 260, z * 260, salt + 2) - 0.5) * 0.14);
  const gloss = Math.max(n[0] * half[0] + n[1] * half[1] + n[2] * half[2], 0) ** 26;
  let body: Vec = [lit.colour[0] * grain, lit.colour[1] * grain, lit.colour[2] * grain];
  const white = (share: number, i: 0 | 1 | 2): number => lit.colour[i] * (1 - share) + share;
  const glow = (share: number, by: number): void => {
    for (const i of axes) body[i] += white(share, i) * by;
  };
  const across = x * 0.8 + z * 0.6 - 0.06 + (noiseAt(x * 30, z * 30, salt + 6) - 0.5) * 0.05;
  const band = Math.exp((-across * across) / 0.034);
  if (lit.finish === "satin") glow(0.5, gloss * 0.16 + band * 0.15);
  if (lit.finish === "pearl") {
    const a = flake(x, z, 104, salt + 20, half, 0.5, 0.8);
    const b = flake(x + 3.1, z + 3.1, 61, salt + 30, half, 0.5, 0.5);
    body = body.map((value) => value * 0.95) as Vec;
    glow(0.45, gloss * 0.2 + band * 0.17);
    const tint: Vec = [1, 0.75, 0.9];
    for (const i of axes) {
      const turned = white(0.55, i) * (1 - 0.25 * a.hue) + tint[i] * 0.25 * a.hue;
      body[i] += turned * ((a.seen + b.seen) * (0.5 + 1.5 * band) + a.shape * 0.05);
    }
  }
  if (lit.finish === "glitter") {
    const a = flake(x, z, 46, salt + 40, half, 0.95, 0.92);
    const b = flake(x + 1.7, z + 1.7, 27, salt + 50, half, 0.9, 0.5);
    const c = flake(x + 5.3, z + 5.3, 84, salt + 60, half, 0.9, 0.9);
    const dust = 0.6 + 0.3 * noiseAt(x * 120, z * 120, salt + 3);
    for (const i of axes) {
      let value = body[i] * dust;
      value += (white(0.12 + 0.3 * a.hue, i) * (0.35 + 0.9 * a.light) - value) * a.shape * 0.75;
      value += (white(0.4 * b.hue, i) * (0.3 + 0.9 * b.light) - value) * b.shape * 0.8;
      body[i] = value + white(0.65, i) * (a.seen * 1.5 + b.seen * 2.2 + c.seen * 0.9);
    }
  }
  if (lit.finish === "sheer") {
    const share = 0.8 + 0.14 * noiseAt(x * 5, z * 5, salt + 9);
    const edge = Math.exp((-across * across) / 0.006);
    for (const i of axes) {
      const through = pan[i] * 0.8 + lit.colour[i] * 0.2;
      body[i] = through + (body[i] - through) * share + gloss * 0.12 + edge * 0.1;
    }
  }
  const shade = 0.5 + 0.5 * smoothstep(0, 0.026, wall + 0.004 * noiseAt(x * 30, z * 30, salt + 4));
  return [body[0] * shade, body[1] * shade, body[2] * shade];
}

function metal(x: number, z: number, rim: number): Rgb {
  const brushed = 0.7 + 0.6 * noiseAt(x * 4, z * 150, 91);
  const sheen = smoothstep(0.75, 0, Math.hypot(x + 0.12, z + 0.1)) ** 2;
  return [
    (0.026 * brushed + 0.05 * sheen) * rim,
    (0.025 * brushed + 0.049 * sheen) * rim,
    (0.026 * brushed + 0.048 * sheen) * rim,
  ];
}

function relief(x: number, z: number, panIndex: number): number {
  const salt = panIndex * 7 + 3;
  const fine = noiseAt(x * 190, z * 190, salt) * 0.0026 + noiseAt(x * 74, z * 74, salt + 1) * 0.0032;
  const strokes = noiseAt((x * 0.82 + z * 0.57) * 46, (z * 0.82 - x * 0.57) * 3, salt + 2) * 0.0052;
  return fine + strokes - 0.011 * smoothstep(0.017, 0.006, mark(x, z));
}

/** How far the mark is that is pressed into every powder: a shut eye and its lashes. */
function mark(x: number, z: number): number {
  const y = z + 0.27;
  let least = y < 0 ? 1 : Math.max(Math.abs(Math.hypot(x, y) - 0.36), Math.abs(x) - 0.235);
  for (let i = -2; i <= 2; i++) {
    const [dx, dy] = [Math.sin(i * 0.3), Math.cos(i * 0.3)];
    const distance = Math.min(0.43, Math.max(0.36, x * dx + y * dy));
    least = Math.min(least, Math.hypot(x - dx * distance, y - dy * distance));
  }
  return least;
}

/** A cell of mica: its shape, how brightly it looks back, and which colour it has. */
function flake(x: number, z: number, cells: number, salt: number, half: Vec, spread: number, many: number) {
  const [atX, atZ] = [x * cells, z * cells];
  const [ix, iz] = [Math.floor(atX), Math.floor(atZ)];
  if (grainAt(ix, iz, salt + 5) > many) return { seen: 0, shape: 0, hue: 0, light: 0 };
  const turn = grainAt(ix, iz, salt) * 6.2832;
  const lean = grainAt(ix, iz, salt + 1) * spread;
  const [dx, dz] = [
    atX - ix - 0.5 - (grainAt(ix, iz, salt + 2) - 0.5) * 0.5,
    atZ - iz - 0.5 - (grainAt(ix, iz, salt + 3) - 0.5) * 0.5,
  ];
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const [tx, tz] = [Math.abs(cos * dx + sin * dz), Math.abs(cos * dz - sin * dx)];
  const size = 0.16 + 0.24 * grainAt(ix, iz, salt + 4);
  const shape = smoothstep(size, size - 0.14, Math.max(tx, tx * 0.5 + tz * 0.9));
  const n = normalize([cos * lean, 1, sin * lean]);
  const seen = shape * Math.max(n[0] * half[0] + n[1] * half[1] + n[2] * half[2], 0) ** 60;
  return { seen, shape, hue: grainAt(ix, iz, salt + 6), light: grainAt(ix, iz, salt + 7) };
}
