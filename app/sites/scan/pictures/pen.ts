import { elementAt } from "#app/kits/basics/element-at.ts";

// One pen for all drawings of the scan: points in a frame of 400 × 500, x to the right, y down.

export type Point = readonly [x: number, y: number];

const round = (value: number): number => Math.round(value * 10) / 10;

function through(points: readonly Point[], isClosed: boolean): string {
  const n = points.length;
  const at = (i: number): Point => elementAt(points, isClosed ? (i + n) % n : Math.min(n - 1, Math.max(0, i)));
  let d = `M${round(at(0)[0])} ${round(at(0)[1])}`;
  for (let i = 0; i < (isClosed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const numbers = [
      b[0] + (c[0] - a[0]) / 6,
      b[1] + (c[1] - a[1]) / 6,
      c[0] - (e[0] - b[0]) / 6,
      c[1] - (e[1] - b[1]) / 6,
      ...c,
    ];
    d += `C${numbers.map(round).join(" ")}`;
  }
  return isClosed ? `${d}Z` : d;
}

/** A hairline through the points, as SVG path data: one arc through three, a Catmull-Rom curve through more. */
export function hairline(points: readonly Point[]): string {
  const [a, b, c] = points;
  if (!a || !b || !c || points.length > 3) return through(points, false);
  const bend = [2 * b[0] - (a[0] + c[0]) / 2, 2 * b[1] - (a[1] + c[1]) / 2];
  return `M${a.map(round).join(" ")}Q${[...bend, ...c].map(round).join(" ")}`;
}

/** A closed shape through the points. */
export const shape = (points: readonly Point[]): string => through(points, true);

/** A stroke with pressure: `pressure(u)` is half its width at the part u (0–1) of the way. */
export function stroke(points: readonly Point[], pressure: (u: number) => number): string {
  const samples = subdivide(points, 2);
  const last = samples.length - 1;
  const sides: [Point[], Point[]] = [[], []];
  samples.forEach(([x, y], i) => {
    const [a, b] = [elementAt(samples, Math.max(0, i - 1)), elementAt(samples, Math.min(last, i + 1))];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const half = pressure(i / last);
    const [nx, ny] = [(-(b[1] - a[1]) / length) * half, ((b[0] - a[0]) / length) * half];
    sides[0].push([x + nx, y + ny]);
    sides[1].unshift([x - nx, y - ny]);
  });
  return shape([...sides[0], ...sides[1]]);
}

/** Pressure of a line that begins and ends in nothing. */
export const swell =
  (max: number, min = 0.35) =>
  (u: number): number =>
    min + (max - min) * Math.sin(Math.PI * u) ** 1.4;

/** The same points seen in the mirror of the face's middle. */
export const mirror = (points: readonly Point[]): Point[] => points.map(([x, y]) => [400 - x, y]);

/** Both halves of what a face has twice. */
export const both = <T>(draw: (side: (points: readonly Point[]) => Point[]) => T[]): T[] => [
  ...draw((points) => [...points]),
  ...draw(mirror),
];

/** The curve through the points, sampled `times` between each two. */
function subdivide(points: readonly Point[], times: number): Point[] {
  const at = (i: number): Point => elementAt(points, Math.min(points.length - 1, Math.max(0, i)));
  const out: Point[] = [];
  for (let i = 0; i < points.length - 1; i++)
    for (let k = 0; k < times; k++) out.push(between(at(i - 1), at(i), at(i + 1), at(i + 2), k / times));
  return [...out, at(points.length - 1)];
}

/** Catmull-Rom. */
function between(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const one = (i: 0 | 1): number =>
    0.5 *
    (2 * b[i] +
      (c[i] - a[i]) * t +
      (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t +
      (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t * t * t);
  return [one(0), one(1)];
}
