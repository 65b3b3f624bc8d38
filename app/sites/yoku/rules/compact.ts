import { elementAt } from "#app/kits/basics/element-at.ts";

/**
 * The compact in units of half its width, x to the right, y up, z towards who looks: the drawing of the page, the painter and
 * the shader all stand on these numbers, so that one lies exactly over the other.
 */
export const compact = {
  /** Half depth of the case, its height, and the radius of its corners. */
  halfDepth: 0.96,
  height: 0.17,
  corner: 0.09,
  /** The four pans: how far their middles are from the middle, their half sizes, the radius of their corners. */
  pan: { x: 0.475, z: 0.452, halfX: 0.425, halfZ: 0.402, corner: 0.05 },
  /** The mirror leaves so much of the lid as a frame. */
  frame: 0.085,
  /** How far the lid is thrown back, in radians. */
  openAngle: 1.66,
} as const;

/** Where it is looked at from. `scale`: tangent of half the angle that the picture is wide. */
export const view = {
  eye: [0, 3.62, 2.5],
  at: [0, 0.16, -0.2],
  scale: 0.296,
  /** Width over height. */
  aspect: 4 / 5,
} as const;

/** The signs of the pans from the middle, in the order of the wells: far left, far right, near left, near right. */
export const panSigns = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;
export const panIndexes = [0, 1, 2, 3] as const;

/** A point of the scene in the picture, 0–1 from the left and from the top. */
export function project(x: number, y: number, z: number): readonly [x: number, y: number] {
  const [, eyeY, eyeZ] = view.eye;
  const [, atY, atZ] = view.at;
  const [fy, fz] = [atY - eyeY, atZ - eyeZ];
  const length = Math.hypot(fy, fz);
  const [forwardY, forwardZ] = [fy / length, fz / length];
  const [upY, upZ] = [-forwardZ, forwardY];
  const [dy, dz] = [y - eyeY, z - eyeZ];
  const depth = dy * forwardY + dz * forwardZ;
  const across = x / depth / view.scale;
  const up = ((dy * upY + dz * upZ) / depth / view.scale) * view.aspect;
  return [0.5 + across / 2, 0.5 - up / 2];
}

const corners = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** The corners of a pan on the upper side of the case, from the far left on clockwise. */
export function panFootprint(panIndex: number): (readonly [x: number, z: number])[] {
  const [signX, signZ] = elementAt(panSigns, panIndex);
  const { x, z, halfX, halfZ } = compact.pan;
  return corners.map(([cornerX, cornerZ]) => [signX * x + cornerX * halfX, signZ * z + cornerZ * halfZ] as const);
}

/** The same corners in the picture. */
export const panCorners = (panIndex: number): (readonly [number, number])[] =>
  panFootprint(panIndex).map(([x, z]) => project(x, 0, z));
