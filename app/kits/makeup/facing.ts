import { floatAt, indexAt } from "../basics/typed-array-at.ts";
import { smoothstep } from "./light-sums.ts";
import { meshPointCount } from "./mesh-facts.ts";

/**
 * How far each point of the face looks at the camera: 1 straight at it, 0 edge-on or away. Written into `out`.
 * @param landmarks 478 × (x, y, z) in parts of the picture, z in parts of its width
 * @param aspect width of the picture over its height
 */
export function facingOf(landmarks: Float32Array, triangles: Uint16Array, aspect: number, out: Float32Array): void {
  normals.fill(0);
  for (let t = 0; t < triangles.length; t += 3) {
    const a = indexAt(triangles, t) * 3;
    const b = indexAt(triangles, t + 1) * 3;
    const c = indexAt(triangles, t + 2) * 3;
    const abx = floatAt(landmarks, b) - floatAt(landmarks, a);
    const aby = (floatAt(landmarks, b + 1) - floatAt(landmarks, a + 1)) / aspect;
    const abz = floatAt(landmarks, b + 2) - floatAt(landmarks, a + 2);
    const acx = floatAt(landmarks, c) - floatAt(landmarks, a);
    const acy = (floatAt(landmarks, c + 1) - floatAt(landmarks, a + 1)) / aspect;
    const acz = floatAt(landmarks, c + 2) - floatAt(landmarks, a + 2);
    const nx = aby * acz - abz * acy;
    const ny = abz * acx - abx * acz;
    const nz = abx * acy - aby * acx;
    addTo(a, nx, ny, nz);
    addTo(b, nx, ny, nz);
    addTo(c, nx, ny, nz);
  }
  // Which way round the triangles run: the tip of the nose always looks at the camera.
  const towards = Math.sign(floatAt(normals, noseTip * 3 + 2)) || 1;
  for (let i = 0; i < meshPointCount; i++) {
    const [x, y, z] = [floatAt(normals, i * 3), floatAt(normals, i * 3 + 1), floatAt(normals, i * 3 + 2)];
    out[i] = Math.max(0, (z * towards) / (Math.sqrt(x * x + y * y + z * z) || 1));
  }
}

/** How much of the makeup on a point is seen, from how far it looks at the camera: it fades before it turns away. */
export const seenAt = (facing: number): number => smoothstep(0.06, 0.34, facing);

function addTo(i: number, x: number, y: number, z: number): void {
  normals[i] = floatAt(normals, i) + x;
  normals[i + 1] = floatAt(normals, i + 1) + y;
  normals[i + 2] = floatAt(normals, i + 2) + z;
}

const noseTip = 4;
/** Scratch, written whole at each call. */
const normals = new Float32Array(meshPointCount * 3);
