import { BufferGeometry, Float32BufferAttribute } from "three";

/** A step of an outline: how far from the middle, and how high, in mm. */
export type OutlinePoint = readonly [radius: number, y: number];

/**
 * A body turned on a lathe whose section need not be round.
 * @param outline from bottom to top
 * @param section the radius at an angle, as a share; 1 all around is a circle
 */
export function createLathe(
  outline: readonly OutlinePoint[],
  { section = round, segments = 72 }: { section?: (angle: number) => number; segments?: number } = {},
): BufferGeometry {
  const places: number[] = [];
  const faces: number[] = [];
  for (const [radius, y] of outline)
    for (let i = 0; i < segments; i++) {
      const angle = (i / segments) * Math.PI * 2;
      const reach = radius * section(angle);
      places.push(Math.sin(angle) * reach, y, Math.cos(angle) * reach);
    }
  for (let row = 0; row + 1 < outline.length; row++)
    for (let i = 0; i < segments; i++) {
      const [a, b] = [row * segments + i, row * segments + ((i + 1) % segments)];
      faces.push(a, b, b + segments, a, b + segments, a + segments);
    }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(places, 3));
  geometry.setIndex(faces);
  geometry.computeVertexNormals();
  return geometry;
}

/** Edges of an outline broken by a bevel: nothing real is sharp, and an edge without a bevel catches no light. */
export function bevelOutline(radius: number, from: number, to: number, bevel = 0.35): OutlinePoint[] {
  return [
    [0, from],
    [radius - bevel, from],
    [radius - bevel * 0.28, from + bevel * 0.28],
    [radius, from + bevel],
    [radius, from + bevel * 1.15],
    [radius, to - bevel * 1.15],
    [radius, to - bevel],
    [radius - bevel * 0.28, to - bevel * 0.28],
    [radius - bevel, to],
    [0, to],
  ];
}

const round = (): number => 1;
