import { smooth } from "./studio.ts";

// The head as a relief: how far it stands out towards the camera at (x, y). It is cut off by all edges but the left.

/** Distance to the edge of the socket's opening, negative inside. Two discs that meet, the upper one heavier. */
export function rimDistance(x: number, y: number): number {
  const u = x * 0.9916 + y * 0.1296;
  const v = y * 0.9916 - x * 0.1296;
  return smoothMax(Math.hypot(u + 0.04, v + 0.34) - 1.02, Math.hypot(u + 0.02, v - 0.62) - 1.16, 0.1);
}

/** Distance to the outline of the head at the left, positive inside. */
export const outlineDistance = (x: number, y: number): number => 2.34 - 0.05 * y - Math.abs(x - 0.46 + 0.12 * y);

/** Height of the head at a point. */
export function relief(x: number, y: number): number {
  const across = (x - 0.46 + 0.12 * y) / (2.34 - 0.05 * y);
  const round = 1 - across * across;
  const far = Math.abs(x);
  let z = round > 0 ? Math.sqrt(round) * 1.55 - 0.62 : -2;
  z += 0.62 * Math.exp(-(x * x * 0.62 + (y - 0.05) * (y - 0.05) * 0.95));
  // A heavy brow, the fold of the lid, the bags under the eye, and the wrinkles between.
  z += 0.17 * crease(y - (0.98 + 0.18 * x - 0.12 * x * x), 11) * smooth(1.7, 0.3, far);
  z -= 0.05 * crease(y - (0.83 + 0.15 * x - 0.25 * x * x), 150) * smooth(1.25, 0.6, far);
  z -= 0.05 * crease(y - (-0.8 + 0.14 * x + 0.2 * x * x), 120) * smooth(1.1, 0.4, far);
  z -= 0.025 * crease(y - (-1.06 + 0.16 * x + 0.16 * x * x), 120) * smooth(0.9, 0.2, Math.abs(x - 0.1));
  for (let i = 1; i < 4; i++) {
    z -= 0.01 * crease(y - (0.83 + 0.13 * i + 0.15 * x - 0.25 * x * x), 900) * smooth(0.9, 0.1, Math.abs(x + 0.1 * i));
  }
  return z + rimBead(x, y, far) + drops(x, y);
}

/** The thick wet edge of the socket: thin in the corners, heavy below. */
function rimBead(x: number, y: number, far: number): number {
  const middle = smooth(1.02, 0.35, far);
  const width = 0.055 + 0.05 * middle * (0.6 + 0.7 * smooth(0.2, -0.35, y));
  const distance = rimDistance(x, y);
  const across = (distance - width * 0.62) / width;
  const bead = Math.abs(across) < 1 ? (0.03 + 0.052 * middle) * (1 - across * across) ** 2 : 0;
  return bead - 0.035 * middle * crease(distance - width * 1.75, 123);
}

/** Loose drops of lacquer. */
function drops(x: number, y: number): number {
  return drop(x - 1.06, y + 0.62, 0.07) + drop(x - 0.93, y + 0.73, 0.032) + drop(x + 1.24, y - 0.5, 0.05);
}

function drop(x: number, y: number, radius: number): number {
  const inside = 1 - (x * x + y * y) / (radius * radius);
  return inside > 0 ? radius * 0.62 * inside ** 1.25 : 0;
}

/** A soft ridge: 1 on its line. What is below a thousandth is left out, for most of the head lies far from most lines. */
function crease(distance: number, sharpness: number): number {
  const power = distance * distance * sharpness;
  return power > 7 ? 0 : Math.exp(-power);
}

function smoothMax(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.max(a, b) + h * h * k * 0.25;
}
