import { elementAt } from "../basics/element-at.ts";
import { floatAt } from "../basics/typed-array-at.ts";
import type { EyeRegion } from "./face-regions.ts";

/** A place or a direction in the picture, in px. */
export interface Px {
  x: number;
  y: number;
}

export interface PictureSize {
  widthPx: number;
  heightPx: number;
}

/** One eye in px, read once a frame. */
export interface EyeShape {
  /** The edge of the upper lid, from the outer corner to the inner one, without corners of its own. */
  upper: Px[];
  lower: Px[];
  /** The fold of the lid, or where it would be. */
  crease: Px[];
  widthPx: number;
  /** From the lower lid to the upper one: the way lashes grow. */
  up: Px;
  /** From the inner corner to the outer one. */
  out: Px;
  /** 0 shut, 1 wide open. */
  openness: number;
}

/** Reads an eye from 478 × (x, y, z) in parts of the picture. */
export function eyeShapeOf(region: EyeRegion, landmarks: Float32Array, size: PictureSize): EyeShape {
  const at = (i: number): Px => ({
    x: floatAt(landmarks, i * 3) * size.widthPx,
    y: floatAt(landmarks, i * 3 + 1) * size.heightPx,
  });
  const corners = [at(region.upperLash[0]), at(region.upperLash[8])] as const;
  const out = unit({ x: corners[0].x - corners[1].x, y: corners[0].y - corners[1].y });
  const widthPx = Math.hypot(corners[0].x - corners[1].x, corners[0].y - corners[1].y) || 1;
  const brow = at(region.browUpper[2]);
  const middle = mix(corners[0], corners[1], 0.5);
  // Perpendicular to the eye, on the side of the brow.
  const side = Math.sign(-out.y * (brow.x - middle.x) + out.x * (brow.y - middle.y)) || 1;
  const up = { x: -out.y * side, y: out.x * side };
  const [top, bottom] = [at(region.upperLash[4]), at(region.lowerLash[4])];
  const gapPx = (top.x - bottom.x) * up.x + (top.y - bottom.y) * up.y;
  return {
    upper: curve(region.upperLash.map(at)),
    lower: curve(region.lowerLash.map(at)),
    crease: curve(region.crease.map(at)),
    widthPx,
    up,
    out,
    openness: Math.min(1, Math.max(0, gapPx / widthPx / 0.36)),
  };
}

/** How much of the upper lid is seen above its edge, in px, at a share of the way from the outer corner. */
export function lidHeightPx({ upper, crease, up }: EyeShape, share: number): number {
  const [edge, fold] = [pointAlong(upper, share), pointAlong(crease, share)];
  return Math.max(0, (fold.x - edge.x) * up.x + (fold.y - edge.y) * up.y);
}

/** A point on a row of points, 0 its first and 1 its last. */
export function pointAlong(points: readonly Px[], share: number): Px {
  const place = Math.min(1, Math.max(0, share)) * (points.length - 1);
  const i = Math.min(points.length - 2, Math.floor(place));
  return mix(elementAt(points, i), elementAt(points, i + 1), place - i);
}

export const mix = (a: Px, b: Px, share: number): Px => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

export function unit({ x, y }: Px): Px {
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

/** Four points for each piece between two (Catmull-Rom): a lid has no corners. */
function curve(points: readonly Px[]): Px[] {
  const smooth: Px[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [
      elementAt(points, Math.max(0, i - 1)),
      elementAt(points, i),
      elementAt(points, i + 1),
      elementAt(points, Math.min(points.length - 1, i + 2)),
    ];
    for (let step = 0; step < 4; step++) {
      const t = step / 4;
      const bend = (a: number, b: number, c: number, d: number): number =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
      smooth.push({ x: bend(p0.x, p1.x, p2.x, p3.x), y: bend(p0.y, p1.y, p2.y, p3.y) });
    }
  }
  smooth.push(elementAt(points, points.length - 1));
  return smooth;
}
