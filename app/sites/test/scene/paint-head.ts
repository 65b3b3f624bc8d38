import { lacquer } from "../feel.ts";
import { printed } from "./film.ts";
import { outlineDistance, relief, rimDistance } from "./head.ts";
import { seen, smooth } from "./studio.ts";
import type { View } from "./view.ts";

/**
 * Paints what never moves: the ground with its one red glow, and the head, with a hole where the eye will be seen.
 * Yields after each row, so that it can be spread over frames.
 */
export function* paintHead(view: View, ball: Float32Array): Generator<void, ImageData> {
  const { width, height, scale } = view;
  const picture = new ImageData(width, height);
  const light = new Float32Array(6);
  // Heights of five rows at a time; slopes are taken across four cells, or the thin edges would sparkle.
  const rows = [-2, -1, 0, 1, 2].map((i) => heightsOf(view, i));
  for (let row = 0; row < height; row++) {
    const [above, , here, , below] = rows as [Float32Array, Float32Array, Float32Array, Float32Array, Float32Array];
    const y = view.y(row);
    for (let column = 0; column < width; column++) {
      const x = view.x(column);
      const dx = (((here[column + 4] as number) - (here[column] as number)) * scale) / 4;
      const dy = (((above[column + 2] as number) - (below[column + 2] as number)) * scale) / 4;
      paint(x, y, dx, dy, scale, ball, light, picture.data, (row * width + column) * 4);
    }
    rows.push(heightsOf(view, row + 3));
    rows.shift();
    yield;
  }
  return picture;
}

/** One row of heights, two cells wider on both sides. */
function heightsOf(view: View, row: number): Float32Array {
  return Float32Array.from({ length: view.width + 4 }, (_, i) => relief(view.x(i - 2), view.y(row)));
}

function paint(
  x: number,
  y: number,
  dx: number,
  dy: number,
  scale: number,
  ball: Float32Array,
  light: Float32Array,
  pixels: Uint8ClampedArray,
  at: number,
): void {
  const glow = Math.exp(-((x + 1.75) ** 2 * 1.6 + (y - 0.25) ** 2 * 0.5)) * 0.07 + 0.003;
  let [r, g, b] = [glow, glow * 0.03 + 0.0012, glow * 0.05 + 0.0016];
  const inside = outlineDistance(x, y);
  const rim = rimDistance(x, y);
  if (inside > 0) {
    const slope = 1 / Math.sqrt(dx * dx + dy * dy + 1);
    // A skin of lacquer is never quite flat, but its edge is calm.
    const calm = smooth(0, 0.6, inside);
    const nx = -dx * slope + calm * (0.02 * Math.sin(x * 5.1 + 2 * Math.sin(y * 3.3)) + 0.006 * Math.sin(y * 17 + x * 5));
    const ny = -dy * slope + calm * 0.02 * Math.sin(y * 5.3 + 1.7 * Math.sin(x * 4.1));
    seen(ball, nx, ny, light);
    const open = smooth(-0.01, 0.13, rim) * (0.5 + 0.5 * smooth(0, 0.5, rim));
    // The light is on the eye and on the left; the rest of the head is for the night.
    const lit = open * (0.04 + 0.96 * Math.exp(-((x + 0.35) ** 2 * 0.55 + (y - 0.05) ** 2 * 0.95)));
    const edge = smooth(0, 2.2 / scale, inside);
    const fall = 0.08 + 0.92 * lit;
    const shine = 0.16 + 0.84 * lit;
    r += ((light[0] as number) * lacquer[0] * fall + (light[3] as number) * shine - r) * edge;
    g += ((light[1] as number) * lacquer[1] * fall + (light[4] as number) * shine - g) * edge;
    b += ((light[2] as number) * lacquer[2] * fall + (light[5] as number) * shine - b) * edge;
  }
  // A grain below one step of the screen, or the darks would show their bands.
  const grain = (((x * 12.9898 + y * 78.233) * 43758.5453) % 1) * 0.9;
  pixels[at] = printed(r) + grain;
  pixels[at + 1] = printed(g) + grain;
  pixels[at + 2] = printed(b) + grain;
  pixels[at + 3] = 255 * smooth(-0.006, 0.012, rim);
}
