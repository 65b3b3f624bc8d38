/** A place on the sheet of 320 × 240. */
export type Point = readonly [x: number, y: number];

/** How a layer is printed; the sheet's styles know each. */
export type Ink =
  /** Closed shapes of bone: contours that swell and thin out. */
  | "ink"
  /** Thin open lines of bone. */
  | "fine"
  /** Closed shapes in the product's colour. */
  | "product"
  /** Closed shapes of light: bone, printed last. */
  | "light"
  /** Closed shapes of the ground that hide what is behind, with a bone edge. */
  | "cover";

/** One layer of a drawing in one state. Before and after have the same layers with the same commands. */
export interface Layer {
  ink: Ink;
  d: string;
  /** Printed only inside the opening of the eye. */
  isInEye?: boolean;
}

export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t;

/** The place at `t` (0–1) between two places. */
export const lerpPoint = (a: Point, b: Point, t: number): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];

/** Irregular but always the same: a number from 0 to 1 for each stroke. */
export function wobble(i: number, salt = 0): number {
  const x = Math.sin(i * 127.1 + salt * 311.7) * 43758.5453;
  return x - Math.floor(x);
}

/** The point at distance `length` from `from`; `turn` in degrees, 0 is up, clockwise. */
export function offsetPoint(from: Point, turn: number, length: number): Point {
  const angle = ((turn - 90) * Math.PI) / 180;
  return [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length];
}

/** The place at `t` (0–1) on the smooth line through the points (Catmull-Rom, evenly in the points). */
export function pointAt(points: readonly Point[], t: number): Point {
  const last = points.length - 1;
  const i = Math.min(last - 1, Math.max(0, Math.floor(t * last)));
  const u = t * last - i;
  const at = (k: number): Point => points[Math.min(last, Math.max(0, k))] ?? [0, 0];
  const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
  const axis = (k: 0 | 1): number =>
    0.5 *
    (2 * b[k] +
      (c[k] - a[k]) * u +
      (2 * a[k] - 5 * b[k] + 4 * c[k] - e[k]) * u ** 2 +
      (3 * b[k] - a[k] - 3 * c[k] + e[k]) * u ** 3);
  return [axis(0), axis(1)];
}

/** Where the line goes at `t`, as a turn in degrees: 0 is up, clockwise. */
export function heading(points: readonly Point[], t: number): number {
  const a = pointAt(points, Math.max(0, t - 0.01));
  const b = pointAt(points, Math.min(1, t + 0.01));
  return (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI + 90;
}

/** A smooth open line through the points. */
export function line(points: readonly Point[]): string {
  const last = points.length - 1;
  const at = (k: number): Point => points[Math.min(last, Math.max(0, k))] ?? [0, 0];
  return points
    .map((point, i) => {
      if (i === 0) return `M${formatPoint(point)}`;
      const [a, b, c, e] = [at(i - 2), at(i - 1), point, at(i + 1)];
      const one: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
      const two: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
      return `C${formatPoint(one)} ${formatPoint(two)} ${formatPoint(c)}`;
    })
    .join("");
}

/** The closed area between a line and the way back along another one. */
export function area(there: readonly Point[], back: readonly Point[]): string {
  return `${line(there)}L${line(back.toReversed()).slice(1)}Z`;
}

/**
 * A line as a pen draws it: `width` px where it presses, nothing at the ends. `press` says where along it (0–1)
 * the pen presses hardest.
 */
export function pen(points: readonly Point[], width: number, press = 0.5, steps = 10): string {
  const sides = [1, -1].map((side) =>
    Array.from({ length: steps + 1 }, (_, i): Point => {
      const t = i / steps;
      const swell = t < press ? t / press : (1 - t) / (1 - press);
      const half = (width / 2) * Math.sin((Math.min(1, swell) * Math.PI) / 2) ** 0.8;
      return offsetPoint(pointAt(points, t), heading(points, t) + 90 * side, half);
    }),
  );
  return area(sides[0] ?? [], sides[1] ?? []);
}

/** A hair: from its root in a bend to a point. Without length it is not seen. */
export function hair(root: Point, turn: number, length: number, bend: number, width: number): string {
  const tip = offsetPoint(offsetPoint(root, turn, length / 2), turn + bend, length / 2);
  const thick = length < 0.5 ? 0 : width / 2;
  const middle = offsetPoint(root, turn, length * 0.55);
  const left = offsetPoint(middle, turn - 90, thick * 0.7);
  const right = offsetPoint(middle, turn + 90, thick * 0.7);
  const rootLeft = offsetPoint(root, turn - 90, thick);
  const rootRight = offsetPoint(root, turn + 90, thick);
  return `M${formatPoint(rootLeft)}Q${formatPoint(left)} ${formatPoint(tip)}Q${formatPoint(right)} ${formatPoint(rootRight)}Z`;
}

/** A stroke of a brush: thin at both ends, `width` in its middle. */
export function sliver(from: Point, to: Point, width: number, bend = 0): string {
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI + 90;
  const middle = offsetPoint(lerpPoint(from, to, 0.5), turn + 90, bend);
  const thick = Math.hypot(to[0] - from[0], to[1] - from[1]) < 0.5 ? 0 : width;
  return `M${formatPoint(from)}Q${formatPoint(offsetPoint(middle, turn + 90, thick))} ${formatPoint(to)}Q${formatPoint(offsetPoint(middle, turn - 90, thick))} ${formatPoint(from)}Z`;
}

/** A round dot; of radius 0 it is not seen. */
export function dot([x, y]: Point, radius: number): string {
  const r = round(radius);
  return `M${formatPoint([x - radius, y])}a${r} ${r} 0 1 0 ${round(radius * 2)} 0a${r} ${r} 0 1 0 ${round(-radius * 2)} 0Z`;
}

/** A ring: a dot with a hole. */
export function ring([x, y]: Point, radius: number, hole: number): string {
  const [r, h] = [round(radius), round(hole)];
  return `M${formatPoint([x - radius, y])}a${r} ${r} 0 1 0 ${round(radius * 2)} 0a${r} ${r} 0 1 0 ${round(-radius * 2)} 0ZM${formatPoint([x - hole, y])}a${h} ${h} 0 1 1 ${round(hole * 2)} 0a${h} ${h} 0 1 1 ${round(-hole * 2)} 0Z`;
}

/** A drop of water, hanging from its point; of size 0 it is not seen. */
export function drop([x, y]: Point, size: number): string {
  const s = size;
  return `M${formatPoint([x, y - s])}C${formatPoint([x + s * 0.3, y - s * 0.4])} ${formatPoint([x + s * 0.62, y])} ${formatPoint([x + s * 0.62, y + s * 0.4])}C${formatPoint([x + s * 0.62, y + s * 1.15])} ${formatPoint([x - s * 0.62, y + s * 1.15])} ${formatPoint([x - s * 0.62, y + s * 0.4])}C${formatPoint([x - s * 0.62, y])} ${formatPoint([x - s * 0.3, y - s * 0.4])} ${formatPoint([x, y - s])}Z`;
}

/** Whole numbers of strokes, `count` of them. */
export const strokes = (count: number, draw: (i: number, t: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i, count === 1 ? 0.5 : i / (count - 1))).join("");

const round = (value: number): number => Math.round(value * 10) / 10;
const formatPoint = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
