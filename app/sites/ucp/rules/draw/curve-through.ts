import { elementAt } from "#app/kits/basics/element-at.ts";
import type { TouchPoint } from "./touch-path.ts";

/** A tap has no direction; so a hand holds a stick. */
const tapDirection = [0.8, -0.6] as const;

/** Catmull and Rom's curve through all places where the hand was; of a tap, a dab. @param width of the stroke */
export function curveThrough(touches: readonly TouchPoint[], width: number): TouchPoint[] {
  const way = separateTouches(touches, width);
  const result: TouchPoint[] = way.slice(0, 1);
  for (let i = 0; i < way.length - 1; i++) {
    const [from, to] = [elementAt(way, i), elementAt(way, i + 1)];
    const before = way[i - 1] ?? from;
    const after = way[i + 2] ?? to;
    const distance = Math.hypot(to[0] - from[0], to[1] - from[1]);
    // A long piece beside a short one would swing out.
    const lean = (one: TouchPoint, other: TouchPoint, axis: 0 | 1): number => {
      const size = Math.hypot(other[0] - one[0], other[1] - one[1]) || 1;
      return ((other[axis] - one[axis]) / size) * distance;
    };
    const parts = Math.min(24, Math.max(1, Math.ceil(distance / 5)));
    for (let part = 1; part <= parts; part++) {
      const t = part / parts;
      const [a, b] = [t * t * (3 - 2 * t), t * (1 - t)];
      const axis = (which: 0 | 1): number =>
        from[which] * (1 - a) + to[which] * a + b * ((1 - t) * lean(before, to, which) - t * lean(from, after, which));
      result.push([axis(0), axis(1), from[2] + (to[2] - from[2]) * t]);
    }
  }
  return result;
}

/** Two touches at one place have no direction. */
function separateTouches(touches: readonly TouchPoint[], width: number): TouchPoint[] {
  const way: TouchPoint[] = [];
  for (const touch of touches) {
    const last = way.at(-1);
    if (!last || Math.hypot(touch[0] - last[0], touch[1] - last[1]) >= 0.5) way.push(touch);
  }
  const [only] = way;
  if (way.length > 1 || !only) return way;
  const [x, y, pressure] = only;
  const reach = width * 0.16;
  return [-reach, reach].map((by): TouchPoint => [x + by * tapDirection[0], y + by * tapDirection[1], pressure]);
}
