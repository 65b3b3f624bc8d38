import { expect, test } from "vitest";
import { teardropsOf } from "./teardrops.ts";

const aspect = 960 / 520;
const outer = [33, 263];
const inner = [133, 362];
const middle = [145, 374];

/** A face whose eyes lie on one line, leaning by an angle. */
function face(lean: number): Float32Array {
  const points = new Float32Array(478 * 3);
  const put = (i: number, across: number, down: number): void => {
    points[i * 3] = 0.5 + across * Math.cos(lean) - down * Math.sin(lean);
    points[i * 3 + 1] = 0.5 + (across * Math.sin(lean) + down * Math.cos(lean)) * aspect;
  };
  for (const [eye, side] of [-1, 1].entries()) {
    put(outer[eye]!, side * 0.34, 0);
    put(inner[eye]!, side * 0.12, 0);
    put(middle[eye]!, side * 0.23, 0.02);
  }
  return points;
}

test("a tear begins at the lower lid of each eye and runs away from the forehead, however the head leans", () => {
  for (const lean of [-0.5, 0, 0.4]) {
    const points = face(lean);
    for (const [eye, { path, size }] of teardropsOf(points, aspect).entries()) {
      const [lidX, lidY] = [points[middle[eye]! * 3]!, points[middle[eye]! * 3 + 1]!];
      const [[fromX, fromY], [toX, toY]] = [path[0]!, path.at(-1)!];
      expect(Math.hypot(fromX - lidX, (fromY - lidY) / aspect)).toBeLessThan(size * 0.1);
      const [x, y] = [toX - fromX, (toY - fromY) / aspect];
      expect(y * Math.cos(lean) - x * Math.sin(lean), `${lean}`).toBeGreaterThan(size);
      expect(Math.abs(x * Math.cos(lean) + y * Math.sin(lean)), `${lean}`).toBeLessThan(size * 0.3);
    }
  }
});
