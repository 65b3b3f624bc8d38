import { seededRandom } from "../basics/seeded-random.ts";
import type { Mark } from "./look.ts";
import { closed, flip, type Point } from "./pen.ts";

/** Points of glitter or pearl inside a shape given by its rim; the same seed, the same points. */
export function glints(rim: readonly Point[], count: number, seed: number, isPaired: boolean): Mark[] {
  const random = seededRandom(seed);
  const middle = rim.reduce<Point>((sum, [x, y]) => [sum[0] + x / rim.length, sum[1] + y / rim.length], [0, 0]);
  const sides = isPaired ? [rim, flip(rim)] : [rim];
  const stars = sides.map((side, i) => {
    const heart: Point = i === 0 ? middle : [400 - middle[0], middle[1]];
    return Array.from({ length: count }, () => {
      const edge = side[Math.floor(random() * side.length)] ?? heart;
      const share = Math.sqrt(random());
      const size = 0.28 + 0.62 * random() ** 3;
      return star([heart[0] + (edge[0] - heart[0]) * share, heart[1] + (edge[1] - heart[1]) * share], size);
    }).join("");
  });
  return [{ d: stars.join(""), hex: "#FFFFFF", opacity: 0.9, softness: "none", isLight: true }];
}

/** A fleck: four points, thin. */
const star = ([x, y]: Point, size: number): string =>
  closed([
    [x - size, y],
    [x, y - size],
    [x + size, y],
    [x, y + size],
  ]);
