/** A point of the picture, 400 × 500. */
export type Point = readonly [x: number, y: number];

/** Points as they are kept: x and y in turns, in tenths. */
export const pointsOf = (tenths: readonly number[]): Point[] =>
  Array.from({ length: tenths.length / 2 }, (_, i) => [(tenths[2 * i] ?? 0) / 10, (tenths[2 * i + 1] ?? 0) / 10]);

/** The same on the other side of the face. */
export const flip = (points: readonly Point[]): Point[] => points.map(([x, y]) => [400 - x, y]);

/** A smooth open stroke through the points (Catmull–Rom as cubic Béziers). */
export const curve = (points: readonly Point[]): string => bezier(points, false);

/** A smooth closed shape through the points. */
export const closed = (points: readonly Point[]): string => bezier(points, true);

/** The same drawing on both sides of the face, as one path. */
export const mirrorPath = (draw: (points: readonly Point[]) => string, points: readonly Point[]): string =>
  draw(points) + draw(flip(points));

export const mix = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** The point at a share (0–1) of a row of points. */
export function pointAt(points: readonly Point[], share: number): Point {
  const position = Math.min(1, Math.max(0, share)) * (points.length - 1);
  const i = Math.min(points.length - 2, Math.floor(position));
  return mix(points[i] ?? [0, 0], points[i + 1] ?? [0, 0], position - i);
}

/** So many points between two shares of a row. */
export const samplePoints = (points: readonly Point[], from: number, to: number, count: number): Point[] =>
  Array.from({ length: count }, (_, i) => pointAt(points, from + ((to - from) * i) / (count - 1)));

/** A stroke with pressure: `half(share)` is its half width there. */
export function nib(points: readonly Point[], half: (share: number) => number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach((point, i) => {
    const before = points[Math.max(0, i - 1)] ?? point;
    const after = points[Math.min(points.length - 1, i + 1)] ?? point;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const width = half(i / (points.length - 1));
    const across: Point = [(-(after[1] - before[1]) / length) * width, ((after[0] - before[0]) / length) * width];
    left.push([point[0] + across[0], point[1] + across[1]]);
    right.unshift([point[0] - across[0], point[1] - across[1]]);
  });
  return closed([...left, ...right]);
}

/** An ellipse, turned by an angle in radians. */
export function oval([x, y]: Point, wide: number, high: number, turn = 0): Point[] {
  return Array.from({ length: 12 }, (_, k) => {
    const [a, b] = [wide * Math.cos((k * Math.PI) / 6), high * Math.sin((k * Math.PI) / 6)];
    return [x + a * Math.cos(turn) - b * Math.sin(turn), y + a * Math.sin(turn) + b * Math.cos(turn)];
  });
}

function bezier(points: readonly Point[], isClosed: boolean): string {
  const count = points.length;
  const at = (i: number): Point =>
    points[isClosed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))] ?? [0, 0];
  let d = `M${formatPoint(at(0))}`;
  for (let i = 0; i < (isClosed ? count : count - 1); i += 1) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const one: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const two: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${formatPoint(one)} ${formatPoint(two)} ${formatPoint(c)}`;
  }
  return isClosed ? `${d}Z` : d;
}

const formatPoint = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
const round = (value: number): number => Math.round(value * 10) / 10;
