/** A place in a drawing, in its units (320 × 220). */
export type Point = readonly [x: number, y: number];

/** A smooth path through points (Catmull–Rom as cubic Béziers). */
export function smoothPath(points: readonly Point[]): string {
  const [first = [0, 0]] = points;
  return `M${formatPoint(first)}${curves(points)}`;
}

/** The shape of a band along points, `width` wide, thinner towards its ends. */
export function bandPath(points: readonly Point[], width: number): string {
  const last = points.length - 1;
  const side = (sign: 1 | -1): Point[] =>
    points.map(([x, y], i) => {
      const [nx, ny] = normalAt(points, i);
      const half = (sign * width * (0.35 + 0.65 * Math.sin((Math.PI * (i + 0.5)) / (last + 1)))) / 2;
      return [x + nx * half, y + ny * half];
    });
  const there = side(1);
  const back = side(-1).toReversed();
  return `M${formatPoint(there[0] ?? [0, 0])}${curves(there)}L${formatPoint(back[0] ?? [0, 0])}${curves(back)}Z`;
}

/** Fine strokes across a band, close together: how a line drawing shows colour. */
export function hatchPath(points: readonly Point[], width: number): string {
  const count = Math.max(12, Math.round(lengthOf(points) / 5));
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5) / count;
    const [x, y] = pointAt(points, share);
    const [ax, ay] = perpendicularAt(points, share);
    const half = (width / 2) * (0.35 + 0.65 * Math.sin(Math.PI * share));
    const slant = half * 0.45;
    return `M${formatPoint([x - ax * half - slant, y - ay * half])}L${formatPoint([x + ax * half + slant, y + ay * half])}`;
  }).join("");
}

/** The point a share of the way along, 0 to 1, straight between its neighbours. */
export function pointAt(points: readonly Point[], share: number): Point {
  const direction = Math.min(1, Math.max(0, share)) * (points.length - 1);
  const i = Math.min(points.length - 2, Math.floor(direction));
  const [a = [0, 0], b = a] = points.slice(i, i + 2);
  return [a[0] + (b[0] - a[0]) * (direction - i), a[1] + (b[1] - a[1]) * (direction - i)];
}

/** The direction across the points at a share of the way, of length 1, to the upper side of a path that runs right. */
export function perpendicularAt(points: readonly Point[], share: number): Point {
  const [x, y] = normalAt(points, Math.round(share * (points.length - 1)));
  return [-x, -y];
}

function normalAt(points: readonly Point[], i: number): Point {
  const a = points[Math.max(0, i - 1)] ?? [0, 0];
  const b = points[Math.min(points.length - 1, i + 1)] ?? [1, 0];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
}

function curves(points: readonly Point[]): string {
  return points
    .slice(0, -1)
    .map((p1, i) => {
      const p0 = points[i - 1] ?? p1;
      const p2 = points[i + 1] ?? p1;
      const p3 = points[i + 2] ?? p2;
      const c1: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
      const c2: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
      return `C${formatPoint(c1)} ${formatPoint(c2)} ${formatPoint(p2)}`;
    })
    .join("");
}

function lengthOf(points: readonly Point[]): number {
  return points
    .slice(1)
    .reduce((sum, [x, y], i) => sum + Math.hypot(x - (points[i]?.[0] ?? x), y - (points[i]?.[1] ?? y)), 0);
}

const round = (value: number): number => Math.round(value * 10) / 10;
const formatPoint = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
