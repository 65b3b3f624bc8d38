import { seededRandom } from "../basics/seeded-random.ts";
import { type FacePoints, facePoints, type FaceRows } from "./face-points.ts";
import type { Mark } from "./look.ts";
import { bareLashes } from "./paint-line.ts";
import { pointAt, samplePoints, mirrorPath, closed, curve, flip, nib, oval, type Point, pointsOf } from "./pen.ts";

/** A line of ink: bone, thin. */
export interface Stroke {
  d: string;
  width: number;
  opacity: number;
}

/** A bare face: chalk on black, ink over it. */
export interface FaceDrawing {
  /** Skin: nothing of the make-up leaves it but lashes and the tail of a liner. */
  skin: string;
  /** Both eyes; what lies inside is cut by it. */
  eyes: string;
  irises: readonly Point[];
  /** Light on the skin, from the left. */
  chalk: readonly Mark[];
  /** Below the make-up. */
  ink: readonly Stroke[];
  /** Over the make-up, so that it never hides the drawing. */
  overInk: readonly Stroke[];
  /** Brows and lashes as they grow. */
  growth: readonly Mark[];
}

const bone = "#F3EBE6";
const porcelain = "#F2DFD2";
const clay = "#9C7C6B";

/** Draws the bare face of some rows. */
export function drawFace(rows: FaceRows): FaceDrawing {
  const face = facePoints(rows);
  const { outline, up, low, fold, lips, mouth, iris } = face;
  const [first, last]: [Point, Point] = [pointAt(outline, 0), pointAt(outline, 1)];
  const skull: Point[] = [
    [305, 145],
    [272, 96],
    [200, 80],
    [128, 96],
    [95, 145],
  ];
  return {
    skin: closed([...outline, last, ...skull, first]),
    eyes: mirrorPath(closed, [...up, ...low.slice(1, -1).toReversed()]),
    irises: [iris, ...flip([iris])],
    chalk: drawChalk(face),
    ink: [
      { d: curve(outline), width: 0.8, opacity: 1 },
      { d: rows.lines.map((line) => curve(pointsOf(line))).join(""), width: 0.75, opacity: 0.95 },
      { d: rows.hair.map((line) => curve(pointsOf(line))).join(""), width: 0.8, opacity: 1 },
      { d: rows.strands.map((line) => curve(pointsOf(line))).join(""), width: 0.42, opacity: 0.75 },
      { d: mirrorPath(curve, up), width: 0.7, opacity: 0.9 },
      { d: drawNostrils(rows), width: 0.9, opacity: 0.9 },
    ],
    overInk: [
      { d: mirrorPath(curve, samplePoints(fold, 0.06, 0.92, 10)), width: 0.45, opacity: 0.6 },
      { d: mirrorPath(curve, samplePoints(low, 0.1, 0.94, 10)), width: 0.4, opacity: 0.6 },
      { d: curve(mouth), width: 0.5, opacity: 0.55 },
      { d: curve(lips.slice(2, 9)), width: 0.4, opacity: 0.6 },
      { d: curve(lips.slice(13, 18)), width: 0.4, opacity: 0.6 },
    ],
    growth: drawGrowth(face),
  };
}

/** White chalk where the light falls, from the upper left; on the far side a rim. */
function drawChalk({ outline, iris, lips }: FacePoints): Mark[] {
  const chin = pointAt(outline, 0.5);
  const nose = 243;
  const dab = (
    at: Point,
    wide: number,
    high: number,
    turn: number,
    opacity: number,
    softness: Mark["softness"] = "mist",
  ): Mark => ({
    ...{ d: closed(oval(at, wide, high, turn)), hex: porcelain, opacity, softness },
  });
  const jaw = samplePoints(outline, 0.08, 0.44, 9).map(([x, y]): Point => [x + 3, y]);
  const rim = samplePoints(outline, 0.6, 0.96, 9).map(([x, y]): Point => [x - 1.5, y]);
  return [
    // The ground: the paper itself, so that dark ink is seen on either side.
    { d: closed(oval([184, 215], 108, 150)), hex: clay, opacity: 0.3, softness: "mist" },
    { d: closed(oval([150, 210], 58, 112)), hex: clay, opacity: 0.5, softness: "mist" },
    dab([160, 130], 40, 20, -0.1, 0.5),
    dab([iris[0] - 2, iris[1] + 2], 36, 15, 0, 0.3),
    dab([iris[0] - 10, iris[1] + 36], 31, 20, 0.45, 0.66),
    dab([iris[0] - 14, iris[1] + 32], 14, 7, 0.5, 0.44, "wide"),
    dab([400 - iris[0] + 4, iris[1] + 36], 19, 10, -0.45, 0.26),
    dab([400 - iris[0], iris[1] + 2], 24, 12, 0, 0.16),
    dab([197, 200], 5.5, 40, 0, 0.6, "wide"),
    dab([197, nose - 4], 8, 7, 0, 0.62, "wide"),
    dab([190, (lips[5]?.[1] ?? 276) - 9], 10, 5, 0, 0.3, "wide"),
    dab([192, chin[1] - 26], 20, 12, 0, 0.52),
    dab([152, 288], 16, 28, 0.35, 0.34),
    { d: nib(jaw, (u) => 3.4 * Math.sin(Math.PI * u)), hex: porcelain, opacity: 0.22, softness: "wide" },
    { d: nib(rim, (u) => 2.4 * Math.sin(Math.PI * u)), hex: porcelain, opacity: 0.3, softness: "soft" },
  ];
}

/** Brows and lashes without anything on them. */
function drawGrowth(face: FacePoints): Mark[] {
  const { brow } = face;
  const random = seededRandom(5);
  const hairs = Array.from({ length: 34 }, (_, k) => {
    const u = k / 33;
    const [x, y] = pointAt(brow, u);
    const [nx, ny] = pointAt(brow, Math.min(1, u + 0.06));
    const [px, py] = pointAt(brow, Math.max(0, u - 0.06));
    const direction = Math.atan2(ny - py, nx - px);
    const offset = (random() * 2 - 1) * 2.4 * (1 - 0.75 * u);
    const angle = direction + 1 - 1.1 * Math.min(1, u * 1.6);
    const tall = 5.4 - 1.6 * u;
    return mirrorPath(curve, [
      [x, y + offset],
      [x + Math.cos(angle) * tall * 0.6, y + offset + Math.sin(angle) * tall * 0.6],
      [
        x + Math.cos(direction) * tall * 0.4 + Math.cos(angle) * tall * 0.6,
        y + offset + Math.sin(angle) * tall * 0.7 + Math.sin(direction) * tall * 0.3,
      ],
    ]);
  });
  return [
    { d: hairs.join(""), hex: "#3B2A22", width: 0.75, opacity: 0.85, softness: "none" },
    { d: bareLashes(face), hex: bone, opacity: 0.7, softness: "none" },
  ];
}

/** Two short strokes beside the tip, which the traced rows leave out. */
function drawNostrils(rows: FaceRows): string {
  const tip = rows.lines
    .map((line) => pointsOf(line))
    .find((line) => line.length === 3 && Math.abs((line[1]?.[0] ?? 0) - 200) < 1);
  const y = (tip?.[1]?.[1] ?? 254) - 6;
  return mirrorPath(curve, [
    [185, y + 1.5],
    [189.5, y - 1.2],
    [194, y + 0.6],
  ]);
}
