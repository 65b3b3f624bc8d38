import { seededRandom } from "../basics/seeded-random.ts";
import type { FacePoints } from "./face-points.ts";
import type { Mark, Pigment, Place } from "./look.ts";
import { pointAt, mirrorPath, nib, type Point } from "./pen.ts";

/** The middle of the brow as it is worn: levelled where lines are taut, its tail further where the ratio is calm. */
function spineOf({ brow }: FacePoints, { line, ratio }: Place): Point[] {
  const [head, tail] = [brow[0] ?? [181, 160], brow.at(-1) ?? [119, 162]];
  const appliedBrow = brow.map(([x, y], i): Point => {
    const straight = head[1] + ((tail[1] - head[1]) * i) / (brow.length - 1) - 3;
    return [x, line > 0 ? y + (straight - y) * 0.4 : y];
  });
  const before = appliedBrow.at(-2) ?? tail;
  const end = appliedBrow.at(-1) ?? tail;
  const more = ratio < 0 ? 0.7 : ratio > 0 ? -0.45 : 0.15;
  return [...appliedBrow.slice(0, -1), [end[0] + (end[0] - before[0]) * more, end[1] + (end[1] - before[1]) * more]];
}

/** The brow: a breath of powder, and hairs that stand at the head and lie down towards the tail. */
export function paintBrow(face: FacePoints, place: Place, { hex, strength }: Pigment): Mark[] {
  const spine = spineOf(face, place);
  const random = seededRandom(31);
  const body = 2.9 + 0.8 * place.depth;
  const half = (u: number): number =>
    body * (0.55 + 0.5 * Math.sin(Math.PI * Math.min(1, u + 0.12))) * (1 - (0.86 * Math.max(0, u - 0.42)) / 0.58);
  const count = 58;
  const hairs = Array.from({ length: count }, (_, k) => {
    const u = k / (count - 1);
    const [x, y] = pointAt(spine, u);
    const [nx, ny] = pointAt(spine, Math.min(1, u + 0.05));
    const [px, py] = pointAt(spine, Math.max(0, u - 0.05));
    const direction = Math.atan2(ny - py, nx - px);
    const offset = (random() * 1.7 - 1) * half(u) * 0.8;
    // At the head they stand up, behind the arch they lie along it, from above or from below.
    const lean =
      (1.15 - 1.2 * Math.min(1, u * 1.5)) * (offset > half(u) * 0.35 ? 0.35 : 1) +
      (offset < -half(u) * 0.3 ? -0.25 : 0.1);
    const tall = (6.4 - 1.6 * u) * (0.8 + 0.4 * random());
    const angle = direction + lean;
    const root: Point = [x - Math.sin(direction) * offset, y + Math.cos(direction) * offset];
    return mirrorPath(
      (points) => nib(points, (s) => 0.3 * (1 - s) + 0.04),
      [
        root,
        [root[0] + Math.cos(angle) * tall * 0.5, root[1] + Math.sin(angle) * tall * 0.5],
        [
          root[0] + Math.cos(angle) * tall * 0.72 + Math.cos(direction) * tall * 0.28,
          root[1] + Math.sin(angle) * tall * 0.72 + Math.sin(direction) * tall * 0.28,
        ],
      ],
    );
  });
  return [
    { d: mirrorPath((points) => nib(points, half), spine), hex, opacity: 0.55 * strength, softness: "soft" },
    { d: hairs.join(""), hex, opacity: Math.min(1, 0.92 * strength), softness: "none" },
  ];
}
