import { lacquer } from "../tuning.ts";
import { toneMap } from "./tone-map.ts";
import { outlineDistance, relief, rimDistance } from "./head.ts";
import { sampleBall, smooth } from "./studio.ts";
import type { View } from "./view.ts";

/** Where the slope changes by more than this from one cell to the next, four looks are taken instead of one. */
const sharp = 0.06;

/**
 * Paints what never moves: the ground with its one red glow, and the head, with a hole where the eye will be seen.
 * Yields after each row, so that it can be spread over frames.
 */
export function* paintHead(view: View, ball: Float32Array): Generator<void, ImageData> {
  const { width, height, scale } = view;
  const picture = new ImageData(width, height);
  const brush: Brush = { ball, light: new Float32Array(6), look: new Float32Array(6) };
  let [above, here, below] = [heightsOf(view, -1), heightsOf(view, 0), heightsOf(view, 1)];
  for (let row = 0; row < height; row++) {
    const y = view.y(row);
    for (let column = 0; column < width; column++) {
      const middle = here[column + 1] as number;
      const slopes: Slopes = {
        left: (middle - (here[column] as number)) * scale,
        right: ((here[column + 2] as number) - middle) * scale,
        up: ((above[column + 1] as number) - middle) * scale,
        down: (middle - (below[column + 1] as number)) * scale,
      };
      paint(view.x(column), y, slopes, scale, brush, picture.data, (row * width + column) * 4);
    }
    [above, here, below] = [here, below, heightsOf(view, row + 2)];
    yield;
  }
  return picture;
}

/** One row of heights, a cell wider on both sides. */
function heightsOf(view: View, row: number): Float32Array {
  const heights = new Float32Array(view.width + 2);
  const y = view.y(row);
  for (let i = 0; i < heights.length; i++) heights[i] = relief(view.x(i - 1), y);
  return heights;
}

/** How the relief rises to the right, seen from either side of a cell, and upwards likewise. */
interface Slopes {
  left: number;
  right: number;
  up: number;
  down: number;
}

interface Brush {
  ball: Float32Array;
  /** What the lacquer shows at a cell; `look` is one of up to four looks at it. */
  light: Float32Array;
  look: Float32Array;
}

function paint(
  x: number,
  y: number,
  slopes: Slopes,
  scale: number,
  brush: Brush,
  pixels: Uint8ClampedArray,
  at: number,
): void {
  const glow = Math.exp(-((x + 1.75) ** 2 * 1.6 + (y - 0.25) ** 2 * 0.5)) * 0.07 + 0.003;
  let [r, g, b] = [glow, glow * 0.03 + 0.0012, glow * 0.05 + 0.0016];
  const inside = outlineDistance(x, y);
  const rim = rimDistance(x, y);
  if (inside > 0 && rim > -0.02) {
    sampleLacquer(x, y, slopes, smooth(0, 0.6, inside), brush);
    const open = smooth(-0.01, 0.13, rim) * (0.5 + 0.5 * smooth(0, 0.5, rim));
    // The light is on the eye and on the left; the rest of the head stays dark.
    const lit = open * (0.04 + 0.96 * Math.exp(-((x + 0.35) ** 2 * 0.55 + (y - 0.05) ** 2 * 0.95)));
    const edge = smooth(0, 2.2 / scale, inside);
    const fall = 0.08 + 0.92 * lit;
    const shine = 0.16 + 0.84 * lit;
    const { light } = brush;
    r += ((light[0] as number) * lacquer[0] * fall + (light[3] as number) * shine - r) * edge;
    g += ((light[1] as number) * lacquer[1] * fall + (light[4] as number) * shine - g) * edge;
    b += ((light[2] as number) * lacquer[2] * fall + (light[5] as number) * shine - b) * edge;
  }
  // A grain below one step of the screen, or the darks would show their bands.
  const grain = (((x * 12.9898 + y * 78.233) * 43758.5453) % 1) * 0.9;
  pixels[at] = toneMap(r) + grain;
  pixels[at + 1] = toneMap(g) + grain;
  pixels[at + 2] = toneMap(b) + grain;
  pixels[at + 3] = 255 * smooth(-0.006, 0.012, rim);
}

/** Fills the brush's light. Thin bright edges would sparkle from one look alone. */
function sampleLacquer(
  x: number,
  y: number,
  { left, right, up, down }: Slopes,
  waveAmount: number,
  brush: Brush,
): void {
  // A skin of lacquer is never quite flat, but the head's outline is calm.
  const waveX = waveAmount * (0.02 * Math.sin(x * 5.1 + 2 * Math.sin(y * 3.3)) + 0.006 * Math.sin(y * 17 + x * 5));
  const waveY = waveAmount * 0.02 * Math.sin(y * 5.3 + 1.7 * Math.sin(x * 4.1));
  const { ball, light, look } = brush;
  if (Math.abs(left - right) + Math.abs(up - down) < sharp) {
    sampleBallAt(ball, (left + right) / 2, (up + down) / 2, waveX, waveY, light);
    return;
  }
  light.fill(0);
  for (let i = 0; i < 4; i++) {
    sampleBallAt(ball, i & 1 ? left : right, i & 2 ? up : down, waveX, waveY, look);
    // A highlight that is thinner than a cell spreads over it and grows faint.
    for (let k = 0; k < 6; k++) light[k] = (light[k] as number) + Math.min(0.8, look[k] as number) / 4;
  }
}

function sampleBallAt(
  ball: Float32Array,
  dx: number,
  dy: number,
  waveX: number,
  waveY: number,
  out: Float32Array,
): void {
  const length = 1 / Math.sqrt(dx * dx + dy * dy + 1);
  sampleBall(ball, waveX - dx * length, waveY - dy * length, out);
}
