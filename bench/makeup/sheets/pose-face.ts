import { elementAt } from "#app/kits/basics/element-at.ts";
import { eyes } from "#app/kits/makeup/face-regions.ts";

/** How a photographed face is made to hold itself. */
export interface Pose {
  /** About the upright axis; positive turns the face to the right of the picture. */
  yawRad: number;
  /** 0 as it was, 1 with both eyes shut. */
  shut: number;
}

type Point = [x: number, y: number, z: number];

/**
 * The picture with its face held otherwise: its own skin, laid anew on its points in space. What turns away is hidden by what
 * is nearer; hair and ground stay where they were. Not a photograph, but near enough to be read and painted as one.
 * @param landmarks 478 × (x, y, z) in parts of the picture
 * @param triangles of the canonical face
 */
export function poseFace(
  picture: ImageBitmap,
  landmarks: Float32Array,
  triangles: Uint16Array,
  pose: Pose,
): OffscreenCanvas {
  const { width, height } = picture;
  const from = Array.from({ length: landmarks.length / 3 }, (_, i): Point => [
    elementAt(landmarks, i * 3) * width,
    elementAt(landmarks, i * 3 + 1) * height,
    elementAt(landmarks, i * 3 + 2) * width,
  ]);
  const to = turned(closeEyes(from, pose.shut), pose.yawRad);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d")!;
  context.drawImage(picture, 0, 0);
  const corners = Array.from({ length: triangles.length / 3 }, (_, i) => [...triangles.subarray(i * 3, i * 3 + 3)]);
  const depth = (corner: number[]): number => corner.reduce((sum, i) => sum + elementAt(to, i)[2], 0);
  for (const corner of corners.toSorted((a, b) => depth(b) - depth(a)))
    drawTriangle(context, picture, corner, from, to);
  return canvas;
}

/** The lashes of the upper lid come down to those of the lower one, and the lid's skin is drawn after them. */
function closeEyes(points: readonly Point[], shut: number): Point[] {
  const moved = points.map((point): Point => [...point]);
  for (const { upperLash, lowerLash, crease } of eyes) {
    for (const [k, upper] of upperLash.entries()) {
      const way = [0, 1, 2].map(
        (axis) =>
          elementAt(elementAt(points, elementAt(lowerLash, k)), axis) - elementAt(elementAt(points, upper), axis),
      );
      for (const axis of [0, 1, 2]) {
        elementAt(moved, upper)[axis]! += elementAt(way, axis) * shut * 0.94;
        elementAt(moved, elementAt(crease, k))[axis]! += elementAt(way, axis) * shut * 0.3;
      }
    }
  }
  return moved;
}

function turned(points: readonly Point[], yawRad: number): Point[] {
  const [left, right] = [elementAt(points, 234), elementAt(points, 454)];
  const centre = [(left[0] + right[0]) / 2, (left[2] + right[2]) / 2] as const;
  const [sin, cos] = [Math.sin(yawRad), Math.cos(yawRad)];
  return points.map(([x, y, z]) => {
    const [awayX, awayZ] = [x - centre[0], z - centre[1]];
    return [centre[0] + awayX * cos - awayZ * sin, y, centre[1] + awayX * sin + awayZ * cos];
  });
}

/** One triangle of the picture, moved; what has turned its back is left out. */
function drawTriangle(
  context: OffscreenCanvasRenderingContext2D,
  picture: ImageBitmap,
  corner: readonly number[],
  from: readonly Point[],
  to: readonly Point[],
): void {
  const [a, b, c] = corner.map((i) => elementAt(from, i)) as [Point, Point, Point];
  const [p, q, r] = corner.map((i) => elementAt(to, i)) as [Point, Point, Point];
  const area = (u: Point, v: Point, w: Point): number => (v[0] - u[0]) * (w[1] - u[1]) - (w[0] - u[0]) * (v[1] - u[1]);
  const [before, after] = [area(a, b, c), area(p, q, r)];
  if (Math.abs(before) < 0.01 || before * after <= 0) return;
  const along = (axis: 0 | 1): [number, number, number] => {
    const byX = ((q[axis] - p[axis]) * (c[1] - a[1]) - (r[axis] - p[axis]) * (b[1] - a[1])) / before;
    const byY = ((r[axis] - p[axis]) * (b[0] - a[0]) - (q[axis] - p[axis]) * (c[0] - a[0])) / before;
    return [byX, byY, p[axis] - byX * a[0] - byY * a[1]];
  };
  const [x, y] = [along(0), along(1)];
  const [middleX, middleY] = [(p[0] + q[0] + r[0]) / 3, (p[1] + q[1] + r[1]) / 3];
  context.save();
  context.beginPath();
  // A little wider than the triangle, so that no seam is left between two.
  for (const [px, py] of [p, q, r]) {
    const far = Math.hypot(px - middleX, py - middleY) || 1;
    context.lineTo(px + ((px - middleX) / far) * 0.8, py + ((py - middleY) / far) * 0.8);
  }
  context.clip();
  context.setTransform(x[0], y[0], x[1], y[1], x[2], y[2]);
  context.drawImage(picture, 0, 0);
  context.restore();
}
