import { type Point, pointsOf } from "./pen.ts";

/** One face as faces.json keeps it: rows of points in tenths; eyes and brow are the left ones. */
export interface FaceRows {
  outline: number[];
  lines: number[][];
  hair: number[][];
  strands: number[][];
  /** Lash line and fold from the outer corner inwards, lower lid likewise. */
  up: number[];
  fold: number[];
  low: number[];
  /** From the nose outwards. */
  brow: number[];
  /** From the left corner over the upper lip to the right one and back below. */
  lips: number[];
  mouth: number[];
}

/** The points that make-up is registered to. */
export interface FacePoints {
  outline: Point[];
  up: Point[];
  fold: Point[];
  low: Point[];
  brow: Point[];
  lips: Point[];
  mouth: Point[];
  /** The left iris. */
  iris: Point;
}

/** The points of a face's rows. */
export function facePoints(rows: FaceRows): FacePoints {
  const [outline, up, fold, low, brow, lips, mouth] = (
    ["outline", "up", "fold", "low", "brow", "lips", "mouth"] as const
  ).map((name) => pointsOf(rows[name])) as [Point[], Point[], Point[], Point[], Point[], Point[], Point[]];
  const [outer, inner] = [up[0] ?? [132, 192], up.at(-1) ?? [176, 196]];
  const [over, under] = [up[6] ?? outer, low[6] ?? inner];
  // As the line faces are drawn (art/faces/lines.mjs): a little above the middle, a little towards the nose.
  const iris: Point = [(outer[0] + inner[0]) / 2 + 0.6, (over[1] + under[1]) / 2 - 1];
  return { outline, up, fold, low, brow, lips, mouth, iris };
}
