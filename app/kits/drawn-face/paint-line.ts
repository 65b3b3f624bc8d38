import { seededRandom } from "../basics/seeded-random.ts";
import type { FacePoints } from "./face-points.ts";
import { glints } from "./finish.ts";
import type { Mark, Pigment, Place } from "./look.ts";
import { pointAt, samplePoints, mirrorPath, closed, nib, oval, type Point } from "./pen.ts";

/** The tail behind the outer corner: down where lines flow, straight up where they are taut. */
function tailOf({ up }: FacePoints, { line, ratio }: Place): Point[] {
  const [x, y] = up[0] ?? [132, 192];
  const reach = 3 + (ratio < 0 ? 5 : 0) + (line > 0 ? 4 : 0);
  const rise = line > 0 ? 0.62 : line < 0 ? -0.3 : 0.24;
  return [
    [x - reach, y - reach * rise],
    [x - reach * 0.5, y - reach * rise * 0.42],
  ];
}

/** The liner: dots between the roots where there is blank, a stroke with pressure where there is none. */
export function paintLiner(face: FacePoints, place: Place, { hex, finish, strength }: Pigment): Mark[] {
  const { up, low } = face;
  const opacity = Math.min(1, 0.96 * strength);
  const half = 0.95 + 0.5 * place.depth;
  const lift = ([x, y]: Point): Point => [x, y - half * 0.55];
  if (place.depth < 0 && place.line < 0) {
    const dots = samplePoints(up, place.ratio > 0 ? 0.3 : 0.02, place.ratio > 0 ? 0.7 : 0.92, place.ratio > 0 ? 9 : 17);
    const row = dots.map((point) => mirrorPath(closed, oval(lift(point), 0.62, 0.62))).join("");
    return [{ d: row, hex, opacity, softness: "none" }, ...glitter(finish, dots)];
  }
  const from = place.ratio > 0 && place.depth < 0 ? 0.25 : 0;
  const to = place.depth < 0 && place.ratio < 0 ? 0.38 : 0.96;
  const tail = from === 0 && !(place.depth < 0 && place.line === 0 && place.ratio > 0) ? tailOf(face, place) : [];
  const stroke = [...tail, ...samplePoints(up, from, to, 13).map(lift)];
  const peak = place.ratio > 0 ? 0.55 : 0.32;
  const press = (u: number): number =>
    0.14 + half * Math.max(0, 1 - Math.abs(u - peak) / (u < peak ? peak : 1 - peak)) ** 0.6;
  const below: Mark[] =
    place.depth > 0 && place.ratio > 0
      ? [
          {
            d: mirrorPath(
              (points) => nib(points, (u) => 0.7 * Math.sin(Math.PI * (0.1 + 0.85 * u))),
              samplePoints(low, 0, place.line > 0 ? 0.96 : 0.6, 10),
            ),
            hex,
            opacity,
            softness: "none",
          },
        ]
      : [];
  return [
    {
      d: mirrorPath((points) => nib(points, (u) => press(u) + 0.7), stroke),
      hex,
      opacity: opacity * 0.5,
      softness: "fine",
    },
    { d: mirrorPath((points) => nib(points, press), stroke), hex, opacity, softness: "none" },
    ...below,
    ...glitter(finish, stroke),
  ];
}

/** Lashes: a fan where lines flow, drawn outwards where they are taut; highest in the middle where the ratio springs. */
export function paintLash(face: FacePoints, place: Place, { hex, strength }: Pigment): Mark[] {
  return [
    { d: upperLashes(face, place, Math.min(1.12, strength), 0.46), hex, opacity: 1, softness: "none" },
    { d: lowerLashes(face, place, 0.32), hex, opacity: 0.85, softness: "none" },
  ];
}

/** Both rows of lashes as they grow. */
export const bareLashes = (face: FacePoints): string =>
  upperLashes(face, { line: -1, depth: -1, ratio: 0 }, 0.74, 0.2) +
  lowerLashes(face, { line: -1, depth: -1, ratio: -1 }, 0.15);

function upperLashes({ up }: FacePoints, { line, depth, ratio }: Place, length: number, half: number): string {
  const random = seededRandom(19);
  const count = 23;
  const lashes = Array.from({ length: count }, (_, k) => {
    const share = 0.015 + (0.95 * k) / (count - 1);
    const [x, y] = pointAt(up, share);
    const middle = Math.sin(Math.PI * Math.min(1, share * 1.05));
    const outer = 1 - share;
    const reach = 4.6 + (ratio > 0 ? 3.2 * middle : 2.2 * outer + 1.2 * middle) + 0.8 * depth;
    const tall = reach * (0.86 + 0.28 * random()) * length;
    const lean = (-0.95 + 1.35 * share - (line > 0 ? 0.22 * outer : 0)) * tall;
    const droop = line < 0 && ratio < 0 ? outer * 1.6 : 0;
    return mirrorPath(
      (points) => nib(points, (u) => half * (1 - u) + 0.04),
      [
        [x, y],
        [x + lean * 0.34, y - tall * 0.5 + droop * 0.3],
        [x + lean, y - tall * 0.86 + droop],
      ],
    );
  });
  return lashes.join("");
}

function lowerLashes({ low }: FacePoints, { depth, ratio }: Place, half: number): string {
  const random = seededRandom(29);
  const lashes = Array.from({ length: depth > 0 || ratio > 0 ? 9 : 6 }, (_, k) => {
    const [x, y] = pointAt(low, 0.06 + k * 0.075);
    const tall = 2.1 + random();
    return mirrorPath(
      (points) => nib(points, (u) => half * (1 - u) + 0.04),
      [
        [x, y],
        [x - 0.6 - tall * 0.24, y + tall * 0.6],
        [x - 1 - tall * 0.42, y + tall],
      ],
    );
  });
  return lashes.join("");
}

const glitter = (finish: Pigment["finish"], points: readonly Point[]): Mark[] =>
  finish === "glitter" ? glints(points, 14, 23, true) : [];
