import type { FacePoints } from "./face-points.ts";
import { glints } from "./finish.ts";
import type { Mark, Pigment, Place } from "./look.ts";
import { pointAt, samplePoints, mirrorPath, closed, mix, oval, type Point } from "./pen.ts";

/** How far colour climbs above the fold at a share of the lid, 0 at its outer corner. */
function climb({ line, depth, ratio }: Place, share: number): number {
  const middle = Math.sin(Math.PI * share);
  const outer = (1 - share) ** 1.4;
  const height = 5.5 + 3.5 * depth + (ratio < 0 ? 5 : 0);
  if (ratio > 0)
    return height * 1.25 * Math.max(0, Math.sin(Math.PI * Math.min(1, Math.max(0, share * 1.3 - 0.14)))) ** 1.3;
  return line > 0 ? height * (0.55 + 0.95 * outer) : height * (0.35 + 0.85 * middle + 0.25 * outer);
}

/** The patch of the lid: from the lashes to above the fold; taut lines pull it out to the temple. */
function lidRim({ up, fold }: FacePoints, place: Place): Point[] {
  const shares = Array.from({ length: 11 }, (_, i) => i / 10);
  const pull = (share: number): number => (place.line > 0 ? (1 - share) ** 2 * (place.ratio < 0 ? 13 : 7) : 0);
  const over = shares.map((share): Point => {
    const [x, y] = pointAt(fold, share);
    return [x - pull(share), y - climb(place, share) - pull(share) * 0.35];
  });
  const from = place.ratio > 0 && place.depth < 0 ? 0.18 : 0;
  const to = place.ratio > 0 && place.depth < 1 ? 0.8 : 0.97;
  return [...samplePoints(up, from, to, 11), ...samplePoints(over, from, to, 11).toReversed()];
}

/** The lid: a veil that is deepest at the lashes. */
export function paintLid(face: FacePoints, place: Place, { hex, finish, strength }: Pigment): Mark[] {
  const rim = lidRim(face, place);
  const { up, fold, low } = face;
  const opacity = Math.min(0.95, (0.66 + 0.16 * place.depth) * strength * (finish === "sheer" ? 0.75 : 1));
  const root = samplePoints(up, 0.02, 0.94, 10);
  const deep = [
    ...root,
    ...samplePoints(fold, 0.02, 0.94, 10)
      .map((point, i) => mix(point, root[i] ?? point, 0.1))
      .toReversed(),
  ];
  const around: Mark[] =
    place.depth > 0 && place.ratio > 0
      ? [
          {
            d: mirrorPath(closed, [
              ...samplePoints(low, 0.04, 0.9, 9),
              ...samplePoints(low, 0.04, 0.9, 9)
                .map(([x, y]): Point => [x, y + 5])
                .toReversed(),
            ]),
            hex,
            opacity: opacity * 0.8,
            softness: "soft",
          },
        ]
      : [];
  return [
    { d: mirrorPath(closed, rim), hex, opacity: opacity * 0.72, softness: place.line > 0 ? "soft" : "wide" },
    {
      d: mirrorPath(closed, rim),
      hex,
      opacity: opacity * 0.5,
      softness: place.line > 0 && place.ratio >= 0 ? "fine" : "soft",
    },
    { d: mirrorPath(closed, deep), hex, opacity, softness: "fine" },
    ...around,
    ...shine(finish, rim, 22, 7),
  ];
}

/** Where the second colour sits; see the rule of the same strengths in content/makeup/placements.json. */
function accentRim({ up, fold, low, iris }: FacePoints, { depth, ratio }: Place): { rim: Point[]; isWide: boolean } {
  const lower = (from: number, to: number, high: number): Point[] => {
    const edge = samplePoints(low, from, to, 8);
    return [
      ...edge,
      ...edge.map(([x, y], i): Point => [x, y + high * Math.sin(Math.PI * ((i + 0.6) / 8.2))]).toReversed(),
    ];
  };
  const lid = (from: number, to: number, high: number): Point[] => {
    const over = samplePoints(fold, from, to, 8).map(([x, y], i): Point => [
      x,
      y - high * Math.sin(Math.PI * ((i + 0.5) / 8)),
    ]);
    return [...samplePoints(up, from, to, 8), ...over.toReversed()];
  };
  const corner: Point = up[0] ?? iris;
  if (depth < 0) {
    if (ratio < 0) return { rim: lower(0.02, 0.4, 4), isWide: false };
    if (ratio === 0) return { rim: lid(0.34, 0.7, 2), isWide: false };
    return { rim: oval([(up.at(-1) ?? iris)[0] + 1.5, (up.at(-1) ?? iris)[1] - 3], 4.5, 4), isWide: false };
  }
  if (depth === 0) {
    if (ratio < 0) return { rim: lid(0, 0.36, 8), isWide: true };
    if (ratio === 0) return { rim: lid(0.06, 0.58, 3), isWide: true };
    return { rim: oval([iris[0], (pointAt(fold, 0.5)[1] + pointAt(up, 0.5)[1]) / 2 - 2], 8, 6), isWide: false };
  }
  if (ratio < 0) return { rim: [corner, ...lid(0, 0.42, 10).slice(1), [corner[0] - 9, corner[1] - 8]], isWide: true };
  if (ratio === 0) return { rim: lid(0, 0.5, 6), isWide: true };
  return { rim: lower(0.25, 0.75, 7), isWide: false };
}

/** The second colour. */
export function paintAccent(face: FacePoints, place: Place, { hex, finish, strength }: Pigment): Mark[] {
  const { rim, isWide } = accentRim(face, place);
  // A point beside the nose is a breath, not a dot.
  const isPoint = place.depth < 0 && place.ratio > 0;
  const opacity = Math.min(0.95, (isPoint ? 0.5 : 0.78) * strength);
  return [
    { d: mirrorPath(closed, rim), hex, opacity: opacity * 0.75, softness: isWide ? "wide" : "soft" },
    { d: mirrorPath(closed, rim), hex, opacity, softness: isWide || isPoint ? "soft" : "fine" },
    ...shine(finish, rim, 26, 3),
  ];
}

function shine(finish: Pigment["finish"], rim: readonly Point[], count: number, seed: number): Mark[] {
  if (finish === "glitter") return glints(rim, count, seed, true);
  return finish === "pearl" ? glints(rim, Math.round(count / 2), seed, true) : [];
}
