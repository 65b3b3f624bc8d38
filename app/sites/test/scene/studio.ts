// x right, y up, z towards the camera.

type Triple = readonly [x: number, y: number, z: number];

/** A softbox: its light, where it hangs, half its width and height as tangents, and how soft its edge is. */
interface Card {
  light: Triple;
  towards: Triple;
  across: Triple;
  along: Triple;
  width: number;
  height: number;
  soft: number;
}

/** Two tall cards at the sides, one on top, two red ones behind, a breath of red from the floor. */
const cards: readonly Card[] = [
  card([6, 5.7, 5.6], [-0.8, 0.42, 0.52], 0.17, 0.62, 0.7),
  card([4.2, 3.6, 3.7], [0.93, 0.2, 0.3], 0.07, 0.8, 0.8),
  card([2.2, 2.05, 2], [0.1, 0.97, 0.16], 0.55, 0.2, 0.8),
  card([2.6, 0.05, 0.09], [-0.62, 0.1, -0.78], 0.2, 1.2, 0.7),
  card([2.6, 0.05, 0.09], [0.75, -0.1, -0.66], 0.3, 1.4, 0.5),
  card([0.9, 0.02, 0.04], [0.1, -0.95, 0.15], 0.9, 0.3, 0.9),
];
const catchlight = unit([-0.26, 0.5, 0.8]);
const key = unit([-0.5, 0.62, 0.75]);
const behind = unit([0.2, 0.3, -0.8]);

/** 0 below `from`, 1 above `to` (or the other way round), smooth between. */
export function smooth(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** Cells a side of the mirror ball. */
const side = 192;

/**
 * A lacquer ball in the studio, seen from the front: six floats for each normal (nx, ny), three of the light that
 * falls on it and three of what it mirrors. Every surface of the picture is read from it.
 */
export function* createMirrorBall(): Generator<void, Float32Array> {
  const ball = new Float32Array(side * side * 6);
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      let x = ((column + 0.5) / side) * 2 - 1;
      let y = ((row + 0.5) / side) * 2 - 1;
      const length = Math.hypot(x, y);
      if (length > 0.999) {
        x *= 0.999 / length;
        y *= 0.999 / length;
      }
      const z = Math.sqrt(1 - x * x - y * y);
      reflect(x, y, z, ball, (row * side + column) * 6);
    }
    yield;
  }
  return ball;
}

/** Reads the ball at a unit normal, between its cells, into `out`. */
export function sampleBall(ball: Float32Array, nx: number, ny: number, out: Float32Array): void {
  const x = Math.min(side - 2, Math.max(0, (nx + 1) * 0.5 * side - 0.5));
  const y = Math.min(side - 2, Math.max(0, (ny + 1) * 0.5 * side - 0.5));
  const fx = x - (x | 0);
  const fy = y - (y | 0);
  const at = ((y | 0) * side + (x | 0)) * 6;
  const below = at + side * 6;
  for (let k = 0; k < 6; k++) {
    const upper = (ball[at + k] as number) * (1 - fx) + (ball[at + 6 + k] as number) * fx;
    const lower = (ball[below + k] as number) * (1 - fx) + (ball[below + 6 + k] as number) * fx;
    out[k] = upper * (1 - fy) + lower * fy;
  }
}

/** Fills one cell of the ball. */
function reflect(x: number, y: number, z: number, ball: Float32Array, at: number): void {
  const front = Math.max(0, dot(key, x, y, z) * 0.75 + 0.25) ** 1.5 * 0.62;
  const rim = Math.max(0, dot(behind, x, y, z) * 0.6 + 0.4) * 0.16;
  // Colour sinks towards the edge, the mirror rises (Schlick).
  const depth = 0.22 + 0.78 * z * z;
  const edge = (1 - z) ** 5;
  const mirror = (0.045 + 0.955 * edge) * 1.25;
  ball[at] = depth * (front + rim);
  ball[at + 1] = depth * (front * 0.95 + rim * 0.04);
  ball[at + 2] = depth * (front * 0.93 + rim * 0.05);
  const [r, g, b] = around(2 * z * x, 2 * z * y, 2 * z * z - 1);
  ball[at + 3] = r * mirror + edge * 0.16;
  ball[at + 4] = g * mirror + edge * 0.003;
  ball[at + 5] = b * mirror + edge * 0.006;
}

/** The light that comes from a direction. */
function around(x: number, y: number, z: number): Triple {
  const point = smooth(0.994, 0.9975, dot(catchlight, x, y, z)) * 20;
  let [r, g, b] = [0.004 + point, 0.002 + point * 0.97, 0.003 + point * 0.95];
  for (const each of cards) {
    const facing = dot(each.towards, x, y, z);
    if (facing <= 0.02) continue;
    const sideways = Math.abs(dot(each.across, x, y, z) / facing) / each.width;
    const upwards = Math.abs(dot(each.along, x, y, z) / facing) / each.height;
    const share = smooth(1 + each.soft, 1 - each.soft, sideways) * smooth(1 + each.soft, 1 - each.soft, upwards);
    r += each.light[0] * share;
    g += each.light[1] * share;
    b += each.light[2] * share;
  }
  return [r, g, b];
}

function card(light: Triple, at: Triple, width: number, height: number, soft: number): Card {
  const towards = unit(at);
  const across = unit([-towards[2], 0, towards[0]]);
  const along: Triple = [
    across[1] * towards[2] - across[2] * towards[1],
    across[2] * towards[0] - across[0] * towards[2],
    across[0] * towards[1] - across[1] * towards[0],
  ];
  return { light, towards, across, along, width, height, soft };
}

function dot(a: Triple, x: number, y: number, z: number): number {
  return a[0] * x + a[1] * y + a[2] * z;
}

function unit([x, y, z]: Triple): Triple {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
