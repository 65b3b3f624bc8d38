import { randomBetween, seededRandom } from "#app/kits/basics/seeded-random.ts";

const hairs = 30;

/**
 * One stroke of colour as an SVG path: hairs of a brush side by side, each beginning and ending where it likes.
 * @param box where it lies, in the units of the drawing; a negative width runs to the left
 */
export function strokePath(seed: number, box: { x: number; y: number; width: number; height: number }): string {
  const random = seededRandom(seed);
  const { x, y, width, height } = box;
  const thick = height / hairs;
  let [start, end] = [0.05, 0.9];
  return Array.from({ length: hairs }, (_, i) => {
    // Neighbours begin and end near each other; the outer hairs touch the skin later and leave it earlier.
    const outside = Math.abs((2 * i) / (hairs - 1) - 1) ** 5;
    start = Math.min(0.1, Math.max(0, start + randomBetween(random, -0.025, 0.025)));
    end = Math.min(1, Math.max(0.74, end + randomBetween(random, -0.1, 0.1)));
    const [from, to] = [x + width * (start + 0.05 * outside), x + width * (end - 0.07 * outside)];
    const [top, foot] = [y + i * thick, y + (i + 1.12) * thick];
    const lean = (to - from) * 0.012;
    return `M${from.toFixed(1)} ${top.toFixed(1)}L${to.toFixed(1)} ${top.toFixed(1)}L${(to - lean).toFixed(1)} ${foot.toFixed(1)}L${(from + lean).toFixed(1)} ${foot.toFixed(1)}Z`;
  }).join("");
}
