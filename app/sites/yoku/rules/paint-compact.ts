import { encodeGamma, hexToLinear, type Rgb } from "#app/kits/basics/srgb.ts";
import type { PalettePan } from "#contracts/palette-api.ts";
import { compact, panIndexes, panSigns, view } from "./compact.ts";
import { type LitPan, paintPowder } from "./paint-powder.ts";
import {
  axes,
  roundedBoxDistance,
  lightCard,
  grainAt,
  noiseAt,
  normalize,
  smoothstep,
  type Vec,
} from "./shader-math.ts";

/** What lies in a pan, or nothing. */
export type PaintedPan = Pick<PalettePan, "hex" | "finish"> | null;

const [depth, tall, round] = [compact.halfDepth, compact.height, compact.corner];
const [sin, cos] = [Math.sin(compact.openAngle), Math.cos(compact.openAngle)];

/**
 * The open compact as RGBA rows from `fromRow` up to `toRow`: what ../scene/compact.glsl.ts draws when everything has come to
 * rest, in plain steps, for share pictures and for machines without a graphics chip. Four fifths as wide as high.
 * @param isNoRed during a no-red event the light behind is grey; what is sold keeps its colour
 */
export function paintCompact(
  widthPx: number,
  heightPx: number,
  pans: readonly PaintedPan[],
  fromRow = 0,
  toRow = heightPx,
  isNoRed = false,
): Uint8ClampedArray<ArrayBuffer> {
  const lit = pans.map((pan): LitPan | null => pan && { colour: hexToLinear(pan.hex), finish: pan.finish });
  const pixels = new Uint8ClampedArray(widthPx * (toRow - fromRow) * 4);
  let at = 0;
  for (let row = fromRow; row < toRow; row++)
    for (let column = 0; column < widthPx; column++) {
      const sum: Vec = [0, 0, 0];
      for (const [x, y] of samples) {
        const across = ((column + x) / widthPx) * 2 - 1;
        const up = ((1 - (row + y) / heightPx) * 2 - 1) * (heightPx / widthPx);
        const sampled = trace(across, up, lit, isNoRed ? -1 : 1);
        for (const i of axes) sum[i] += Math.min(1.6, sampled[i]) / samples.length;
      }
      const grain = (grainAt(column, row, 21) - 0.5) * 0.012;
      for (const i of axes) pixels[at + i] = (toneMap(sum[i]) + grain) * 255;
      pixels[at + 3] = 255;
      at += 4;
    }
  return pixels;
}

const samples = [
  [0.3, 0.3],
  [0.7, 0.7],
] as const;

const forward = normalize([view.at[0] - view.eye[0], view.at[1] - view.eye[1], view.at[2] - view.eye[2]]);
const upward: Vec = [0, -forward[2], forward[1]];
const caseLow: Vec = [-1, -tall, -depth];
const caseHigh: Vec = [1, 0, depth];
const coverNormal: Vec = [0, cos, -sin];
const coverAxis: Vec = [0, sin, cos];

function trace(x: number, y: number, pans: readonly (LitPan | null)[], red: number): Rgb {
  const ray = normalize([
    forward[0] + view.scale * x,
    forward[1] + view.scale * y * upward[1],
    forward[2] + view.scale * y * upward[2],
  ]);
  const eye: Vec = [...view.eye];
  let base = intersectBox(eye, ray, caseLow, caseHigh);
  if (base && base.side === 1 && roundedBoxDistance(base.at[0], base.at[2], 1, depth, round) > 0) base = null;
  const fromHinge: Vec = [eye[0], eye[1] - 0.004, eye[2] + depth];
  const coverEye: Vec = [fromHinge[0], dot(fromHinge, coverNormal), dot(fromHinge, coverAxis)];
  const coverRay: Vec = [ray[0], dot(ray, coverNormal), dot(ray, coverAxis)];
  let coverHit = intersectBox(coverEye, coverRay, [-1, 0, 0], [1, 0.085, 2 * depth]);
  if (
    coverHit &&
    coverHit.side === 1 &&
    roundedBoxDistance(coverHit.at[0], coverHit.at[2] - depth, 1, depth, round) > 0
  )
    coverHit = null;
  const toEye: Vec = [-ray[0], -ray[1], -ray[2]];
  if (coverHit && (!base || coverHit.distance < base.distance)) return paintCover(coverHit, eye, ray, toEye, pans, red);
  if (base) {
    if (base.side === 1) return paintTop(base.at[0], base.at[2], toEye, pans);
    const bevel = smoothstep(-0.03, 0, base.at[1]) - smoothstep(-tall + 0.03, -tall, base.at[1]) * 0.6;
    const line = 0.02 * smoothstep(0.004, 0, Math.abs(base.at[1] + 0.055));
    const side = base.side === 0 ? -Math.sign(ray[0]) : 0;
    return lift(paintLacquer(normalize([side, bevel, base.side === 2 ? 1 : 0]), toEye, red), line);
  }
  return withGlow(ray[1] < 0 ? paintFloor(eye, ray, toEye, pans, red) : [0.002, 0.002, 0.002], x, y, red);
}

function paintCover(
  { at, side, distance }: Hit,
  eye: Vec,
  ray: Vec,
  toEye: Vec,
  pans: readonly (LitPan | null)[],
  red: number,
): Rgb {
  const [x, z] = [at[0], at[2] - depth];
  if (side !== 1) return paintLacquer(side === 0 ? [-Math.sign(ray[0]), 0, 0] : coverAxis, toEye, red);
  const facing: Vec = [-coverNormal[0], -coverNormal[1], -coverNormal[2]];
  const inset = roundedBoxDistance(x, z, 1 - compact.frame, depth - compact.frame, 0.05);
  if (inset >= 0) {
    const tip = Math.sign(x) * smoothstep(0.97, 1, Math.abs(x)) * 0.6;
    return lift(paintLacquer(normalize([tip, facing[1], facing[2]]), toEye, red), 0.03 * smoothstep(0.012, 0, inset));
  }
  const from: Vec = [eye[0] + ray[0] * distance, eye[1] + ray[1] * distance, eye[2] + ray[2] * distance];
  const back = reflect(ray, facing);
  const start: Vec = [from[0] + facing[0] * 0.002, from[1] + facing[1] * 0.002, from[2] + facing[2] * 0.002];
  const sampled = intersectBox(start, back, caseLow, caseHigh);
  const image =
    sampled && sampled.side === 1
      ? paintTop(sampled.at[0], sampled.at[2], [-back[0], -back[1], -back[2]], pans)
      : lift(scale(paintEnvironment(back, 0), 0.5), 0.004);
  const dust = noiseAt(x * 2.3, z * 2.3, 51) * 0.6 + noiseAt(x * 40, z * 40, 52) * 0.4;
  const rim = 0.65 * smoothstep(0, -0.02, inset) + 0.35;
  return lift(scale(lift(scale(image, 0.8), 0.016 * dust), rim), 0.22 * smoothstep(0.006, 0, Math.abs(inset + 0.012)));
}

/** The upper side of the case. */
function paintTop(x: number, z: number, toEye: Vec, pans: readonly (LitPan | null)[]): Rgb {
  const { pan } = compact;
  for (const panIndex of panIndexes) {
    const [px, pz] = [x - panSigns[panIndex][0] * pan.x, z - panSigns[panIndex][1] * pan.z];
    const wall = roundedBoxDistance(px, pz, pan.halfX, pan.halfZ, pan.corner);
    if (wall < 0) return paintPowder(panIndex, px, pz, -wall, toEye, pans[panIndex] ?? null);
    if (wall < 0.022) {
      const lean = (wall / 0.022 - 0.5) * 1.8;
      const out = normalize([
        Math.sign(px) * (Math.abs(px) > pan.halfX - 0.03 ? 1 : 0) + 0.0001,
        0,
        Math.sign(pz) * (Math.abs(pz) > pan.halfZ - 0.03 ? 1 : 0) + 0.0001,
      ]);
      return lift(
        scale(paintEnvironment(reflect(scale(toEye, -1) as Vec, normalize([out[0] * lean, 1, out[2] * lean])), 0), 0.4),
        0.02,
      );
    }
  }
  for (const panIndex of panIndexes) {
    const lit = pans[panIndex];
    if (!lit) continue;
    const near = roundedBoxDistance(
      x - panSigns[panIndex][0] * pan.x,
      z - panSigns[panIndex][1] * pan.z,
      pan.halfX,
      pan.halfZ,
      pan.corner,
    );
    const [cx, cz] = [Math.floor(x * 58), Math.floor(z * 58)];
    if (grainAt(cx, cz, 71 + panIndex) >= 0.11 * smoothstep(0.2, 0, near)) continue;
    if (Math.hypot(x * 58 - cx - 0.5, z * 58 - cz - 0.5) < 0.12 + 0.28 * grainAt(cx, cz, 75))
      return scale(lit.colour, 0.5 + 0.6 * grainAt(cx, cz, 76));
  }
  const bevel = smoothstep(-0.035, 0, roundedBoxDistance(x, z, 1, depth, round));
  const [edgeX, edgeZ] = [Math.abs(x) > 0.95 ? Math.sign(x) : 0, Math.abs(z) > depth - 0.05 ? Math.sign(z) : 0];
  const edge = Math.hypot(edgeX, edgeZ) || 1;
  const wobX = (noiseAt(x * 3, z * 3, 81) - 0.5) * 0.02;
  const wobZ = (noiseAt(x * 3 + 9, z * 3 + 9, 82) - 0.5) * 0.02;
  return paintLacquer(normalize([wobX + (edgeX / edge) * bevel, 1, wobZ + (edgeZ / edge) * bevel]), toEye, 0);
}

function paintFloor(eye: Vec, ray: Vec, toEye: Vec, pans: readonly (LitPan | null)[], red: number): Rgb {
  const distance = (-tall - eye[1]) / ray[1];
  const [x, z] = [eye[0] + ray[0] * distance, eye[2] + ray[2] * distance];
  for (const panIndex of panIndexes) {
    const lit = pans[panIndex];
    if (!lit || z < 0) continue;
    const [fromX, fromZ] = [x - panSigns[panIndex][0] * compact.pan.x * 1.2, z - panSigns[panIndex][1] * compact.pan.z];
    const reach = Math.hypot(fromX * 0.8, fromZ) - 0.62;
    const [cx, cz] = [Math.floor(x * 30), Math.floor(z * 30)];
    if (grainAt(cx, cz, 67 + panIndex) >= 0.1 * smoothstep(1, 0, reach)) continue;
    const [dx, dz] = [(grainAt(cx, cz, 65) - 0.5) * 0.5, (grainAt(cx, cz, 66) - 0.5) * 0.5];
    if (Math.hypot(x * 30 - cx - 0.5 - dx, z * 30 - cz - 0.5 - dz) < 0.07 + 0.22 * grainAt(cx, cz, 72) ** 3)
      return scale(lit.colour, 0.12 + 0.5 * grainAt(cx, cz, 73));
  }
  const lean = (noiseAt(x * 1.3, z * 3, 61) - 0.5) * 0.009;
  const shine = 0.006 + 0.3 * (1 - Math.max(toEye[1], 0)) ** 5;
  const shadow = 1 - 0.75 * smoothstep(0.42, 0, roundedBoxDistance(x, z, 1, depth, 0.1));
  let colour = scale(
    lift(scale(paintEnvironment(reflect(ray, normalize([lean, 1, 0])), 0.3 * red), shine), 0.0032),
    shadow,
  );
  const back: Vec = [ray[0], -ray[1], ray[2]];
  const again = intersectBox([x, 0.001 - tall, z], back, caseLow, caseHigh);
  if (again && again.side !== 1) {
    const side: Vec = again.side === 0 ? [-Math.sign(back[0]), 0, 0] : [0, 0, -Math.sign(back[2])];
    const glow = paintLacquer(side, [-back[0], -back[1], -back[2]], red);
    colour = add(colour, scale(glow, 0.35 * Math.exp(-3 * again.distance)));
  }
  const away = smoothstep(1.2, 4.2, Math.hypot(x, z - 0.6));
  return [
    colour[0] * (1 - away) + 0.0024 * away,
    colour[1] * (1 - away) + 0.0016 * away,
    colour[2] * (1 - away) + 0.0018 * away,
  ];
}

/** One soft red glow behind the rim; nothing that is a colour sample stands in it. */
function withGlow(colour: Rgb, x: number, y: number, red: number): Rgb {
  const glow = Math.exp(-(((x - 0.62) * 1.15) ** 2 + ((y - 0.98) * 1.7) ** 2) * 2.2);
  if (red < 0) return lift(colour, 0.042 * glow);
  return [colour[0] + 0.2 * glow, colour[1] + 0.002 * glow, colour[2] + 0.006 * glow];
}

function paintLacquer(n: Vec, toEye: Vec, red: number): Rgb {
  const away = (1 - Math.max(dot(n, toEye), 0)) ** 5;
  const sampled = scale(paintEnvironment(reflect([-toEye[0], -toEye[1], -toEye[2]], n), red), 0.055 + 0.7 * away);
  return [sampled[0] + 0.0028, sampled[1] + 0.0024, sampled[2] + 0.0026];
}

/** The cards that light it: white ones, and a red one behind that never lights a powder; below 0 that one has lost its red. */
function paintEnvironment(d: Vec, red: number): Rgb {
  const white =
    1.5 * lightCard(d, [-0.86, 0.6, 0.12], [0.12, 0, 0.86], 0.62, 0.3, 0.2) +
    1.1 * lightCard(d, [0.93, 0.42, -0.2], [0.2, 0, 0.93], 0.7, 0.1, 0.2) +
    0.55 * lightCard(d, [0.1, 0.8, -0.75], [1, 0, 0], 0.8, 0.13, 0.35) +
    0.5 * lightCard(d, [-0.3, 0.62, 0.9], [1, 0, 0], 0.22, 0.1, 0.2) +
    0.006 +
    0.008 * Math.max(d[1], 0);
  const rim = red !== 0 ? Math.abs(red) * lightCard(d, [0.35, 0.22, -0.95], [1, 0, 0], 1.1, 0.26, 0.05) : 0;
  if (red < 0) return [white + 0.16 * rim, white + 0.16 * rim, white + 0.16 * rim];
  return [white + 0.75 * rim, white + 0.012 * rim, white + 0.02 * rim];
}

/** Where a ray comes into a box: how far, on which axis, at which point. */
interface Hit {
  distance: number;
  side: 0 | 1 | 2;
  at: Vec;
}

function intersectBox(o: Vec, d: Vec, low: Vec, high: Vec): Hit | null {
  let [near, end, side] = [-Infinity, Infinity, 0];
  for (const i of axes) {
    const [a, b] = [(low[i] - o[i]) / d[i], (high[i] - o[i]) / d[i]];
    const enter = Math.min(a, b);
    if (enter > near) [near, side] = [enter, i];
    end = Math.min(end, Math.max(a, b));
  }
  if (near > end || near < 0) return null;
  const at: Vec = [o[0] + d[0] * near, o[1] + d[1] * near, o[2] + d[2] * near];
  return { distance: near, side: side as Hit["side"], at };
}

/** Straight up to 0.8, so that powders keep their colour; lights roll off above. */
function toneMap(value: number): number {
  const rolled = Math.min(value, 0.8) + 0.2 * (1 - Math.exp(-Math.max(value - 0.8, 0) / 0.2));
  return encodeGamma(Math.min(1, rolled));
}

const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const scale = (a: Rgb, by: number): Rgb => [a[0] * by, a[1] * by, a[2] * by];
const lift = (a: Rgb, by: number): Rgb => [a[0] + by, a[1] + by, a[2] + by];
const add = (a: Rgb, b: Rgb): Rgb => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
function reflect(d: Vec, n: Vec): Vec {
  const twice = 2 * dot(d, n);
  return [d[0] - twice * n[0], d[1] - twice * n[1], d[2] - twice * n[2]];
}
