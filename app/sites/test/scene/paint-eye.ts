import { lacquer } from "../tuning.ts";
import { toneMap } from "./tone-map.ts";
import { rimDistance } from "./head.ts";
import { irisSide } from "./iris.ts";
import type { Pose } from "./pose.ts";
import { sampleBall, smooth } from "./studio.ts";
import type { View } from "./view.ts";

/** The lids lie on the ball like a shell. */
const shell = 1.065;
/** Sine of half the angle under which the iris is seen from the ball's middle. */
const irisSize = 0.7;
/** Light that a pixel of each finish throws back. */
const sclera = [0.085, 0.05, 0.048] as const;

/** Paints the ball and its lids in any pose. */
export interface EyePainter {
  /** Where the picture belongs, in pixels of the view. */
  left: number;
  top: number;
  /** Width of the whole view, in the same pixels. */
  viewWidth: number;
  paint(pose: Pose): ImageData;
}

/** Prepares everything that does not depend on the pose, for the pixels that can be seen through the opening. */
export function* createEyePainter(view: View, ball: Float32Array, iris: Float32Array): Generator<void, EyePainter> {
  const box = openingBoxOf(view);
  const picture = new ImageData(box.width, box.height);
  const spots = yield* spotsOf(view, box);
  const light = new Float32Array(6);
  return {
    left: box.left,
    top: box.top,
    viewWidth: view.width,
    paint(pose) {
      const look = lookOf(pose);
      for (let i = 0; i < spots.length; i += 4) {
        const x = spots[i + 1] as number;
        const y = spots[i + 2] as number;
        paintSpot(x, y, spots[i + 3] as number, look, ball, iris, light, picture.data, (spots[i] as number) * 4);
      }
      return picture;
    },
  };
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A box around the opening; it is a little narrower than the ball. */
function openingBoxOf({ width, height, scale, x, y }: View): Box {
  const left = Math.max(0, Math.floor((-1.08 - x(0)) * scale));
  const top = Math.max(0, Math.floor((y(0) - 0.78) * scale));
  return {
    left,
    top,
    width: Math.min(width - left, Math.ceil(2.16 * scale)),
    height: Math.min(height - top, Math.ceil(1.5 * scale)),
  };
}

/** Four floats a pixel that is seen: its place in the box, x, y, and how deep in the opening it lies (0 to 1). */
function* spotsOf(view: View, box: Box): Generator<void, Float32Array> {
  const spots: number[] = [];
  for (let row = 0; row < box.height; row++) {
    for (let column = 0; column < box.width; column++) {
      const x = view.x(column + box.left);
      const y = view.y(row + box.top);
      const rim = rimDistance(x, y);
      if (rim < 0.03) spots.push(row * box.width + column, x, y, smooth(0, -0.16, rim));
    }
    yield;
  }
  return Float32Array.from(spots);
}

type Triple = readonly [number, number, number];

/** A pose as planes and axes. A point of the shell is lid where it lies above the plane through the ball's middle. */
interface Look {
  upper: Triple;
  lower: Triple;
  ahead: Triple;
  right: Triple;
  up: Triple;
}

function lookOf({ gazeX, gazeY, upper, lower }: Pose): Look {
  const length = Math.hypot(gazeX, gazeY, 1);
  const ahead: Triple = [gazeX / length, gazeY / length, 1 / length];
  const flat = Math.hypot(ahead[0], ahead[2]);
  const right: Triple = [ahead[2] / flat, 0, -ahead[0] / flat];
  const up: Triple = [ahead[1] * right[2], ahead[2] * right[0] - ahead[0] * right[2], -ahead[1] * right[0]];
  return { upper: lidPlane(upper, 0.1, 1), lower: lidPlane(lower, 0.12, -1), ahead, right, up };
}

/** The plane of a lid's edge, `angle` above the line of sight, rolled so that the eye looks sullen. */
function lidPlane(angle: number, roll: number, side: 1 | -1): Triple {
  const flat = Math.cos(angle) * side;
  return [-Math.sin(roll) * flat, Math.cos(roll) * flat, -Math.sin(angle) * side];
}

function paintSpot(
  x: number,
  y: number,
  deep: number,
  look: Look,
  ball: Float32Array,
  iris: Float32Array,
  light: Float32Array,
  pixels: Uint8ClampedArray,
  at: number,
): void {
  const shellZ = Math.sqrt(Math.max(0, shell * shell - x * x - y * y));
  const above = (x * look.upper[0] + y * look.upper[1] + shellZ * look.upper[2]) / shell;
  const below = (x * look.lower[0] + y * look.lower[1] + shellZ * look.lower[2]) / shell;
  const upper = smooth(-0.006, 0.006, above);
  const lower = smooth(-0.006, 0.006, below) * (1 - upper);
  colour[0] = colour[1] = colour[2] = 0;
  if (upper + lower < 1) addBall(x, y, deep, look, ball, iris, light, 1 - upper - lower);
  if (lower > 0) addLid(x, y, shellZ, look.lower, below, 0.05, 0, deep, ball, light, lower);
  if (upper > 0) addLid(x, y, shellZ, look.upper, above, 0.085, 0.055, deep, ball, light, upper);
  pixels[at] = toneMap(colour[0] as number);
  pixels[at + 1] = toneMap(colour[1] as number);
  pixels[at + 2] = toneMap(colour[2] as number);
  pixels[at + 3] = 255;
}

/** The pixel under the brush; kept, because a new one for each would be swept up while the eye moves. */
const colour = new Float32Array(3);

function addBall(
  x: number,
  y: number,
  deep: number,
  { upper, lower, ahead, right, up }: Look,
  ball: Float32Array,
  iris: Float32Array,
  light: Float32Array,
  share: number,
): void {
  const z = Math.sqrt(Math.max(0, 1 - x * x - y * y));
  sampleBall(ball, x, y, light);
  const above = x * upper[0] + y * upper[1] + z * upper[2];
  const below = x * lower[0] + y * lower[1] + z * lower[2];
  // The lids throw their shadow on the ball.
  const shadow = 1 - 0.94 * Math.exp(Math.min(0, above) * 4.6);
  const open = shadow * (1 - 0.6 * Math.exp(Math.min(0, below) * 9)) * (0.25 + 0.75 * deep);
  let r = sclera[0] * (light[0] as number) * open;
  let g = sclera[1] * (light[1] as number) * open;
  let b = sclera[2] * (light[2] as number) * open;
  const u = (x * right[0] + y * right[1] + z * right[2]) / irisSize;
  const v = (x * up[0] + y * up[1] + z * up[2]) / irisSize;
  const facing = x * ahead[0] + y * ahead[1] + z * ahead[2];
  const within = facing > 0 ? smooth(1, 0.965, Math.sqrt(u * u + v * v)) : 0;
  if (within > 0) {
    const slit = 0.12 * Math.max(0, 1 - (v / 0.86) ** 2);
    const beside = Math.abs(u) - slit;
    // Light gathers on the side away from the key.
    const gathered = 0.8 + 0.5 * smooth(-0.5, 0.9, u * 0.5 - v * 0.75);
    const pupil = smooth(-0.012, 0.05, beside) * (0.55 + 0.45 * smooth(0, 0.22, beside));
    const glow = (0.2 + 0.8 * open) * pupil * gathered * within;
    const px = Math.min(irisSide - 2, Math.max(0, (u + 1) * 0.5 * irisSide - 0.5));
    const py = Math.min(irisSide - 2, Math.max(0, (v + 1) * 0.5 * irisSide - 0.5));
    const cell = ((py | 0) * irisSide + (px | 0)) * 3;
    const fx = px - (px | 0);
    const fy = py - (py | 0);
    r = r * (1 - within) + sampleIris(iris, cell, fx, fy) * glow;
    g = g * (1 - within) + sampleIris(iris, cell + 1, fx, fy) * glow;
    b = b * (1 - within) + sampleIris(iris, cell + 2, fx, fy) * glow;
  }
  // Tears gather along the lower lid.
  const wet = ((below + 0.028) / 0.011) ** 2;
  const tear =
    wet < 9
      ? Math.exp(-wet) * 0.34 * smooth(-0.55, 0.05, x) * smooth(0.75, 0.35, x) * (0.6 + 0.4 * Math.sin(x * 13 + 1))
      : 0;
  const shine = (0.3 + 0.7 * shadow) * (0.4 + 0.6 * deep);
  colour[0] = share * (r + tear + (light[3] as number) * shine);
  colour[1] = share * (g + tear * 0.9 + (light[4] as number) * shine);
  colour[2] = share * (b + tear * 0.88 + (light[5] as number) * shine);
}

function sampleIris(iris: Float32Array, cell: number, fx: number, fy: number): number {
  const next = cell + irisSide * 3;
  const upper = (iris[cell] as number) * (1 - fx) + (iris[cell + 3] as number) * fx;
  const lower = (iris[next] as number) * (1 - fx) + (iris[next + 3] as number) * fx;
  return upper * (1 - fy) + lower * fy;
}

function addLid(
  x: number,
  y: number,
  z: number,
  plane: Triple,
  distance: number,
  thickness: number,
  folds: number,
  deep: number,
  ball: Float32Array,
  light: Float32Array,
  share: number,
): void {
  // Towards its edge the lid turns in, over its own thickness.
  const bend = Math.max(0, 1 - Math.max(0, distance) / thickness);
  const turn = bend * bend * 1.15;
  const fold =
    folds && folds * Math.cos((distance - 0.02) * 34) * Math.exp(-distance * 2.2) * smooth(0.08, 0.2, distance);
  const ax = x / shell - plane[0] * turn + 0.016 * Math.sin(x * 9 + y * 4);
  const ay = y / shell - plane[1] * turn + fold;
  const az = z / shell - plane[2] * turn * 0.6;
  const length = 1 / Math.sqrt(ax * ax + ay * ay + az * az);
  sampleBall(ball, ax * length, ay * length, light);
  const open = (0.3 + 0.7 * deep) * share;
  const seam = open * (0.4 + 0.6 * smooth(0, 0.05, distance));
  for (let k = 0; k < 3; k++) {
    colour[k] =
      (colour[k] as number) + (light[k] as number) * (lacquer[k] as number) * seam + (light[k + 3] as number) * open;
  }
}
