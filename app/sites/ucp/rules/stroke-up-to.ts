import { elementAt } from "#app/kits/basics/element-at.ts";
import type { LineStroke } from "#contracts/painting.ts";
import { pathLength, touchPointsOf } from "./draw/touch-path.ts";

/** The beginning of a line, by its length: the tip goes evenly, however few points the line has. @param share 0–1 */
export function strokeUpTo(stroke: LineStroke, share: number): LineStroke {
  const touches = touchPointsOf(stroke.points);
  let rest = pathLength(touches) * share;
  for (let i = 1; i < touches.length; i++) {
    const [[fromX, fromY], [x, y]] = [elementAt(touches, i - 1), elementAt(touches, i)];
    const piece = Math.hypot(x - fromX, y - fromY);
    if (rest > piece) {
      rest -= piece;
      continue;
    }
    const part = piece === 0 ? 0 : rest / piece;
    const [startAt, endAt] = [3 * (i - 1), 3 * i];
    const tip = [0, 1, 2].map((axis) => {
      const [from, to] = [elementAt(stroke.points, startAt + axis), elementAt(stroke.points, endAt + axis)];
      return from + (to - from) * part;
    });
    return { ...stroke, points: [...stroke.points.slice(0, endAt), ...tip] };
  }
  return stroke;
}
