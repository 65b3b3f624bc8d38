import { floatAt, indexAt } from "../basics/typed-array-at.ts";
import type { PointShare } from "./base-still.ts";

/**
 * Calls for every pixel that a triangle of the face covers, with its place on the flat skin; the nearest triangle comes
 * first, because on a turned head the far half lies behind it.
 */
export function forEachPixel(
  { uv, triangles }: { uv: Float32Array; triangles: Uint16Array },
  landmarks: Float32Array,
  { width, height }: { width: number; height: number },
  paint: (at: number, u: number, v: number, share: PointShare, triangle: number) => void,
): void {
  const depth = (t: number): number =>
    floatAt(landmarks, indexAt(triangles, t) * 3 + 2) +
    floatAt(landmarks, indexAt(triangles, t + 1) * 3 + 2) +
    floatAt(landmarks, indexAt(triangles, t + 2) * 3 + 2);
  const nearFirst = Array.from({ length: triangles.length / 3 }, (_, i) => i * 3).toSorted(
    (s, t) => depth(s) - depth(t),
  );
  for (const t of nearFirst) {
    const [a, b, c] = [indexAt(triangles, t), indexAt(triangles, t + 1), indexAt(triangles, t + 2)];
    const [ax, ay] = [floatAt(landmarks, a * 3) * width, floatAt(landmarks, a * 3 + 1) * height];
    const [bx, by] = [floatAt(landmarks, b * 3) * width, floatAt(landmarks, b * 3 + 1) * height];
    const [cx, cy] = [floatAt(landmarks, c * 3) * width, floatAt(landmarks, c * 3 + 1) * height];
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (area === 0) continue;
    const right = Math.min(width - 1, Math.ceil(Math.max(ax, bx, cx)));
    const bottom = Math.min(height - 1, Math.ceil(Math.max(ay, by, cy)));
    for (let y = Math.max(0, Math.floor(Math.min(ay, by, cy))); y <= bottom; y++)
      for (let x = Math.max(0, Math.floor(Math.min(ax, bx, cx))); x <= right; x++) {
        const [px, py] = [x + 0.5, y + 0.5];
        const wb = ((px - ax) * (cy - ay) - (cx - ax) * (py - ay)) / area;
        const wc = ((bx - ax) * (py - ay) - (px - ax) * (by - ay)) / area;
        const wa = 1 - wb - wc;
        if (wa < 0 || wb < 0 || wc < 0) continue;
        paint(
          y * width + x,
          floatAt(uv, a * 2) * wa + floatAt(uv, b * 2) * wb + floatAt(uv, c * 2) * wc,
          floatAt(uv, a * 2 + 1) * wa + floatAt(uv, b * 2 + 1) * wb + floatAt(uv, c * 2 + 1) * wc,
          (valueAt) => valueAt(a) * wa + valueAt(b) * wb + valueAt(c) * wc,
          t / 3,
        );
      }
  }
}
