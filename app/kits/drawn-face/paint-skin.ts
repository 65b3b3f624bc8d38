import type { FacePoints } from "./face-points.ts";
import { glints } from "./finish.ts";
import type { Mark, Pigment, Place } from "./look.ts";
import { pointAt, samplePoints, mirrorPath, closed, curve, mix, nib, oval, type Point } from "./pen.ts";

/** A veil over the middle of the face; along the forehead where the ratio is calm, on the cheeks where it springs. */
export function paintBase(face: FacePoints, { ratio }: Place, { hex, finish, strength }: Pigment): Mark[] {
  const { iris } = face;
  const opacity = 0.34 * strength;
  const cheek: Point = [iris[0] + 8, iris[1] + 48];
  const middle =
    ratio > 0 ? [] : [{ d: closed(oval([200, 138], 52, 26)), hex, opacity: opacity * 0.8, softness: "mist" as const }];
  return [
    ...middle,
    { d: closed(oval([200, 215], 15, 52)), hex, opacity, softness: "mist" },
    { d: mirrorPath(closed, oval(cheek, 27, 20, 0.3)), hex, opacity, softness: "mist" },
    ...(finish === "pearl" ? glints(oval(cheek, 22, 14), 16, 11, true) : []),
  ];
}

/** Shade below the cheekbone and along the jaw: round where lines flow, one straight stroke where they are taut. */
export function paintContour({ outline }: FacePoints, { line, depth }: Place, { hex, strength }: Pigment): Mark[] {
  const width = 9 + 5 * depth - 2 * line;
  const jaw = samplePoints(outline, 0.12, 0.42, 9).map(([x, y], i): Point => [
    x + 5 + Math.sin((i / 8) * Math.PI) * 3,
    y,
  ]);
  const ear = pointAt(outline, 0.1);
  const hollow = [ear, mix(ear, [152, 276], 0.5), [150, 272 - 6 * line] as Point].map(([x, y], i): Point => [
    x + 6,
    y + 8 + (line > 0 ? 0 : 5 * Math.sin((i / 2) * Math.PI)),
  ]);
  const opacity = 0.6 * strength;
  return [
    {
      d: mirrorPath((points) => nib(points, (u) => width * Math.sin(Math.PI * (0.12 + 0.8 * u))), jaw),
      hex,
      opacity,
      softness: "wide",
    },
    {
      d: mirrorPath((points) => nib(points, (u) => (6 + 2 * depth) * (1 - 0.8 * u)), hollow),
      hex,
      opacity,
      softness: line > 0 ? "soft" : "wide",
    },
  ];
}

/** Where the cheek stands, how large it is and which way it leads. */
export function cheekAt(
  { iris }: FacePoints,
  { line, depth, ratio }: Place,
): { centre: Point; wide: number; high: number; turn: number } {
  return {
    centre: [iris[0] - 9 + 9 * ratio - 5 * (line > 0 ? 1 : 0), iris[1] + 43 - 4 * line + (ratio < 0 ? 5 : 0)],
    wide: 21 - 5 * ratio + 2 * depth + (line > 0 ? 3 : 0),
    high: 12.5 + 2 * ratio + 2 * depth - (line > 0 ? 3.5 : 0),
    turn: ratio > 0 && line > 0 ? 0.02 : 0.42 + (line > 0 ? 0.28 : 0) - (ratio < 0 ? -0.1 : 0.25),
  };
}

/** Colour on the cheek, a core in a veil. */
export function paintCheek(face: FacePoints, place: Place, { hex, finish, strength }: Pigment): Mark[] {
  const { centre, wide, high, turn } = cheekAt(face, place);
  const opacity = (0.4 + 0.1 * place.depth) * strength;
  const hasEdge = place.line > 0 && place.depth > 0;
  return [
    {
      d: mirrorPath(closed, oval(centre, wide * 1.25, high * 1.2, turn)),
      hex,
      opacity: opacity * 0.62,
      softness: "wide",
    },
    {
      d: mirrorPath(closed, oval(centre, wide * 0.72, high * 0.66, turn)),
      hex,
      opacity: opacity * 0.9,
      softness: hasEdge ? "wide" : "mist",
    },
    ...(finish === "pearl" || finish === "glitter" ? glints(oval(centre, wide * 0.8, high * 0.7), 14, 5, true) : []),
  ];
}

/** Light: threads or points, each where its rule puts it. */
export function paintLight(
  { iris, up, outline }: FacePoints,
  { line, depth }: Place,
  { hex, strength }: Pigment,
): Mark[] {
  const inner = up.at(-1) ?? iris;
  const bone: Point = [iris[0] - 22, iris[1] + 27];
  const opacity = 0.85 * strength;
  const point = (at: Point, size: number): Mark => ({
    ...{ d: closed(oval(at, size * 1.9, size * 1.5)), hex, opacity: opacity * 0.7, softness: "wide" },
  });
  const pair = (at: Point, wide: number, high: number, turn: number): Mark => ({
    ...{
      d: mirrorPath(closed, oval(at, wide * 1.15, high * 1.7, turn)),
      hex,
      opacity: opacity * 0.8,
      softness: "wide",
    },
  });
  const thread: Mark = {
    d: nib(
      [
        [199, 168],
        [198.5, 205],
        [199, 238],
      ],
      (u) => 1.7 * Math.sin(Math.PI * u),
    ),
    hex,
    opacity: opacity * 0.7,
    softness: "soft",
  };
  const chin = pointAt(outline, 0.5)[1] - 16;
  if (line < 0)
    return depth < 0
      ? [thread, pair(bone, 9, 2.4, -0.5)]
      : depth > 0
        ? [pair([iris[0], iris[1] + 15], 12, 1.4, 0.05), point([200, 248], 2)]
        : [pair(bone, 12, 4, -0.5)];
  if (line === 0)
    return depth < 0
      ? [point([199, 190], 1.8), point([199, 212], 2.2), point([199, 243], 3)]
      : depth > 0
        ? [pair([inner[0] + 3, inner[1] - 1], 3.4, 2.4, 0)]
        : [pair(bone, 13, 3, -0.4)];
  return depth < 0
    ? [pair([inner[0] + 3, inner[1] - 2], 2.6, 5, 0.2)]
    : depth > 0
      ? [point([200, 138], 4), point([199, 243], 2.6), point([200, chin], 3.4)]
      : [
          {
            d: mirrorPath(curve, [[bone[0] - 14, bone[1] - 6], bone, [bone[0] + 15, bone[1] + 4]]),
            hex,
            width: 2.6,
            opacity,
            softness: "fine",
          },
          thread,
        ];
}
