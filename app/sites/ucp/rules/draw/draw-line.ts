import { elementAt } from "#app/kits/basics/element-at.ts";
import { type Random, randomBetween, seededRandom } from "#app/kits/basics/seeded-random.ts";
import type { LineStroke, Paint } from "#contracts/painting.ts";
import type { Brush, Size } from "#contracts/painting-limits.ts";
import { drawGrains } from "./grains.ts";
import { offsetPath, pathLength, type TouchPoint, touchPointsOf } from "./touch-path.ts";
import { outlinePath, curvePath } from "./outline.ts";
import { type Shape, formatNumber } from "./shape.ts";
import { tone } from "./tone.ts";

/** How wide each brush is in its four sizes, in units of the paper. */
const brushWidths: Readonly<Record<Brush, readonly [number, number, number, number]>> = {
  round: [9, 20, 38, 70],
  flat: [16, 34, 64, 118],
  finger: [26, 46, 78, 132],
  stick: [12, 24, 42, 72],
};

/** The width of a trace at half the pressure, in units of the paper. */
export const brushWidth = (brush: Brush, size: Size): number => elementAt(brushWidths[brush], size - 1);

/** One line as it dries: its body, the traces of what it was drawn with, and crumbs. The same numbers, the same shapes. */
export function drawLine(stroke: LineStroke, paint: Paint): Shape[] {
  const touches = touchPointsOf(stroke.points);
  const width = brushWidth(stroke.brush, stroke.size);
  const [x = 0, y = 0] = stroke.points;
  const random = seededRandom(x * 8191 + y * 131 + stroke.points.length);
  return [...bodies[stroke.brush](touches, width, paint, random), ...drawGrains(touches, width, paint, random)];
}

type Body = (touches: readonly TouchPoint[], width: number, paint: Paint, random: Random) => Shape[];

const bodies: Readonly<Record<Brush, Body>> = {
  round(touches, width, paint) {
    const options = { size: width, thinning: 0.62, smoothing: 0.6, streamline: 0.3 };
    const taper = pathLength(touches) > width * 2 ? width * 1.2 : 0;
    const d = outlinePath(touches, { ...options, end: { taper } });
    return [...bodyShapes(d, paint), ...highlightShapes(touches, width * 0.2, width * 0.1, paint)];
  },
  flat(touches, width, paint, random) {
    if (pathLength(touches) < width * 0.2) return bodies.stick(touches, width, paint, random);
    const d = outlinePath(touches, {
      size: width,
      thinning: 0.16,
      smoothing: 0.4,
      streamline: 0.3,
      start: { cap: false },
      end: { cap: false },
    });
    return [...bodyShapes(d, paint), ...bristleShapes(touches, width, paint, random, 6)];
  },
  finger(touches, width, paint) {
    const options = { thinning: 0.3, smoothing: 0.8, streamline: 0.45 };
    const strength = paint.medium === "water" ? 0.6 : 1;
    return [
      { d: outlinePath(touches, { ...options, size: width }), fill: paint.hex, opacity: 0.34 * strength },
      { d: outlinePath(touches, { ...options, size: width * 0.84 }), fill: paint.hex, opacity: 0.5 * strength },
      {
        d: outlinePath(touches, { ...options, size: width * 0.62 }),
        fill: tone(paint.hex, 0.015),
        opacity: 0.62 * strength,
      },
    ];
  },
  stick(touches, width, paint, random) {
    const d = outlinePath(touches, { size: width, thinning: 0.08, smoothing: 0.3, streamline: 0.2 });
    return [...bodyShapes(d, paint), ...bristleShapes(touches, width * 0.8, paint, random, 3)];
  },
};

/** The body of a line: thin with water and darker where it dried at the rim, closed with oil, all but closed with wax. */
function bodyShapes(d: string, paint: Paint): Shape[] {
  if (paint.medium === "oil") return [{ d, fill: paint.hex }];
  if (paint.medium === "wax") return [{ d, fill: paint.hex, opacity: 0.93 }];
  return [
    { d, fill: paint.hex, opacity: 0.58 },
    { d, line: tone(paint.hex, -0.08), width: 1.8, opacity: 0.4 },
  ];
}

/** Oil holds the light of the lamp along one side. */
function highlightShapes(touches: readonly TouchPoint[], offset: number, width: number, paint: Paint): Shape[] {
  if (paint.medium !== "oil" || touches.length < 3 || width < 1.2) return [];
  const inner = touches.slice(1, -1);
  return [{ d: curvePath(offsetPath(inner, offset)), line: tone(paint.hex, 0.13), width: round(width), opacity: 0.5 }];
}

/** Streaks along the way, lighter and darker in turn, that run dry. */
function bristleShapes(
  touches: readonly TouchPoint[],
  width: number,
  paint: Paint,
  random: Random,
  count: number,
): Shape[] {
  if (touches.length < 2 || width < 14) return [];
  const length = pathLength(touches);
  return Array.from({ length: count }, (_, i) => {
    const offset = ((i + 0.5) / count - 0.5) * width * 0.86 + randomBetween(random, -2, 2);
    const by = randomBetween(random, 0.03, paint.medium === "water" ? 0.06 : 0.1) * (i % 2 === 0 ? 1 : -0.8);
    const dryAfter = randomBetween(random, 0.35, 1) * length;
    return {
      d: curvePath(offsetPath(touches, offset), false),
      line: tone(paint.hex, by),
      width: round(randomBetween(random, 0.03, 0.085) * width),
      opacity: 0.55,
      dash: `${formatNumber(dryAfter)} ${formatNumber(randomBetween(random, 5, 26))} ${formatNumber(randomBetween(random, 8, 60))} ${formatNumber(length)}`,
    };
  });
}

const round = (value: number): number => Math.round(value * 10) / 10;
