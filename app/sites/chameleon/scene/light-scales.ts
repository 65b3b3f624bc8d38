import { elementAt } from "#app/kits/basics/element-at.ts";
import { byteAt, floatAt } from "#app/kits/basics/typed-array-at.ts";
import { mouth, nostril } from "./body.ts";
import { turrets } from "./creature-size.ts";
import { none, type Relief } from "./relief.ts";
import type { Scale } from "./scales.ts";

/**
 * The creature, lit once: which scale each px belongs to, how much of that scale's colour comes back from it, and how
 * much of the lamps. A new colour is then a multiplication.
 */
export interface LitScales {
  width: number;
  height: number;
  /** The scale of a px; 65535 where there is none. */
  owners: Uint16Array;
  /** Linear light times 255; times the colour of the scale. */
  matter: Uint8Array;
  /** Linear light times 255; the lamps in the lacquer, whatever colour lies below. */
  shine: Uint8Array;
  /** 0–255. */
  cover: Uint8Array;
}

export const noScale = 65_535;

/** Lights every scale with two tall white cards, one above, and a little from everywhere. */
export function lightScales(relief: Relief, scales: readonly Scale[]): LitScales {
  const { width, height, heights } = relief;
  const size = width * height;
  const tops = new Float32Array(size).fill(-1e9);
  const lit: LitScales = {
    width,
    height,
    owners: new Uint16Array(size).fill(noScale),
    matter: new Uint8Array(size),
    shine: new Uint8Array(size),
    cover: Uint8Array.from(relief.cover, (part) => Math.round(part * 255)),
  };
  scales.forEach((scale, id) => lightScale(scale, id, heights, lit, tops));
  darken(lit);
  return lit;
}

/** Beyond its own rim a scale gives its colour to the crease around it. */
const reach = 1.45;

function lightScale(
  { x, y, z, r, normal, tone }: Scale,
  id: number,
  heights: Float32Array,
  lit: LitScales,
  tops: Float32Array,
): void {
  const [nx, ny, nz] = normal;
  const tilt = Math.hypot(nx, ny);
  const [gx, gy] = tilt > 1e-4 ? [nx / tilt, ny / tilt] : [1, 0];
  // A scale on a flank is seen from the side.
  const squeeze = Math.max(0.38, nz);
  const sheen = 0.22 + 0.78 * cards(nx, ny, nz);
  const isFree = (heights[Math.round(y) * lit.width + Math.round(x)] ?? none) === none;
  const box = Math.ceil(r * reach);
  for (let py = Math.max(0, Math.round(y) - box); py <= Math.min(lit.height - 1, Math.round(y) + box); py++) {
    for (let px = Math.max(0, Math.round(x) - box); px <= Math.min(lit.width - 1, Math.round(x) + box); px++) {
      const at = py * lit.width + px;
      const [dx, dy] = [px - x, py - y];
      const u = (dx * gx + dy * gy) / squeeze / r;
      const v = (dy * gx - dx * gy) / r;
      const far2 = u * u + v * v;
      if (far2 > reach * reach) continue;
      const isInside = far2 < 1;
      if (heights[at] === none && !isInside) continue;
      if (heights[at] === none && !isFree && far2 > 0.8) continue;
      const bulge = Math.sqrt(Math.max(0, 1 - far2));
      const top =
        z +
        (isInside ? 0.5 * r * bulge : -r * (Math.sqrt(far2) - 1)) -
        (z - (heights[at] === none ? z : floatAt(heights, at))) * 0.2;
      if (top <= floatAt(tops, at)) continue;
      tops[at] = top;
      const edge = isInside ? 1 : 0.3;
      const [bu, bv] = [Math.max(-1, Math.min(1, u)), Math.max(-1, Math.min(1, v))];
      const lift = 0.3 + 0.9 * bulge;
      const n = unit(
        nx * lift + (gx * nz * bu - gy * bv) * 0.85,
        ny * lift + (gy * nz * bu + gx * bv) * 0.85,
        nz * lift - tilt * bu * 0.85,
      );
      const depth = isInside ? 0.42 + 0.58 * bulge ** 0.7 : 0.3;
      lit.owners[at] = id;
      lit.matter[at] = byte(
        tone * depth * (0.45 + 0.6 * diffuse(n)) * (0.1 + 1.35 * diffuse(normal) ** 1.35) * shadeOf(nx, ny),
      );
      lit.shine[at] = byte(edge * sheen * cards(...n) + 0.22 * edge * Math.max(0, nx) * (1 - nz) ** 2);
      if (heights[at] === none)
        lit.cover[at] = Math.max(byteAt(lit.cover, at), byte(Math.min(1, (1 - Math.sqrt(far2)) * r)));
    }
  }
}

/** Under the belly it is darker, on the crown lighter. */
const shadeOf = (nx: number, ny: number): number => 1 - 0.55 * Math.max(0, ny) ** 1.3;

/** A key from the left above, an edge from the right, and the room. */
function diffuse([x, y, z]: readonly [number, number, number]): number {
  const key = Math.max(0, (-0.52 * x - 0.6 * y + 0.61 * z + 0.22) / 1.22);
  const side = Math.max(0, 0.86 * x - 0.2 * y + 0.46 * z);
  return 0.1 + 0.88 * key + 0.14 * side + 0.1 * (0.5 - 0.5 * y);
}

/** How much of the white cards stands in a lacquered surface that looks there. */
function cards(nx: number, ny: number, nz: number): number {
  const [rx, ry] = [2 * nz * nx, 2 * nz * ny];
  const tall = bell((rx + 0.6) / 0.2) * window(ry, -0.95, 0.15);
  const edge = 0.75 * bell((rx - 0.8) / 0.12) * window(ry, -0.7, 0.5);
  const above = 0.6 * bell((ry + 0.86) / 0.14) * window(rx, -0.3, 0.7);
  return Math.min(1.2, tall + edge + above);
}

const bell = (t: number): number => Math.exp(-t * t);
const window = (t: number, from: number, to: number): number => ramp((t - from) / 0.2) * ramp((to - t) / 0.2);
const ramp = (t: number): number => {
  const s = Math.min(1, Math.max(0, t));
  return s * s * (3 - 2 * s);
};

/** The seam of the mouth, the nostril, and the sockets of the eyes. */
function darken({ width, height, matter, shine }: LitScales): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const seam = Math.min(1, Math.max(0, distanceToLine(x, y) - 1) / 4.5);
      const hole = ramp((Math.hypot(x - nostril.x, (y - nostril.y) * 1.3) - nostril.r + 1.5) / 3);
      const sockets = turrets.map((eye) => ramp((Math.hypot(x - eye.x, y - eye.y) / eye.r - 0.3) / 0.22));
      const stays = Math.min(0.08 + 0.92 * seam, 0.05 + 0.95 * hole, ...sockets);
      if (stays >= 1) continue;
      const at = y * width + x;
      matter[at] = byteAt(matter, at) * stays;
      shine[at] = byteAt(shine, at) * stays ** 1.5;
    }
  }
}

const [mouthLeft, mouthRight, mouthTop, mouthFoot] = [16, 180, 140, 200];

function distanceToLine(x: number, y: number): number {
  if (x < mouthLeft || x > mouthRight || y < mouthTop || y > mouthFoot) return 99;
  let least = 99;
  for (let i = 0; i + 1 < mouth.length; i++) {
    const [[ax, ay], [bx, by]] = [elementAt(mouth, i), elementAt(mouth, i + 1)];
    const t = Math.min(
      1,
      Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)),
    );
    least = Math.min(least, Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)));
  }
  return least;
}

const byte = (value: number): number => Math.min(255, Math.max(0, Math.round(value * 255)));

function unit(x: number, y: number, z: number): [number, number, number] {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
