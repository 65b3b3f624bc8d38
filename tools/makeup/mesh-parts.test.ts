import { beforeAll, expect, test } from "vitest";
import { eyes, lipsInner, lipsOuter } from "../../app/kits/makeup/face-regions.ts";
import { meshParts, meshTriangleCount } from "../../app/kits/makeup/mesh-facts.ts";
import { atlasesOf, drawAtlas } from "./atlas.ts";
import { readCanonicalMesh } from "./canonical-mesh.ts";
import { findPartTriangles } from "./mesh-parts.ts";

const mesh = readCanonicalMesh();
let partTriangles: Uint16Array;
let partSizes: Uint16Array;

beforeAll(async () => {
  const pictures = await Promise.all(
    atlasesOf(mesh.uv).map(async (atlas) => [atlas.name, await drawAtlas(atlas)] as const),
  );
  ({ partTriangles, partSizes } = await findPartTriangles(mesh, new Map(pictures)));
});

/** The points of a part, each once. */
function pointsOf(part: (typeof meshParts)[number]): Set<number> {
  const i = meshParts.indexOf(part);
  const first = partSizes.slice(0, i).reduce((sum, size) => sum + size, 0);
  return new Set(partTriangles.subarray(first * 3, (first + partSizes[i]!) * 3));
}

test("a part has triangles of the face, and each of them once", () => {
  const named = (all: Uint16Array) =>
    Array.from({ length: all.length / 3 }, (_, t) => all.subarray(t * 3, t * 3 + 3).join(" "));
  const face = new Set(named(mesh.triangles));
  let first = 0;
  for (const size of partSizes) {
    const part = named(partTriangles.subarray(first * 3, (first + size) * 3));
    expect(new Set(part).size).toBe(size);
    expect(part.every((one) => face.has(one))).toBe(true);
    first += size;
  }
  expect(first * 3).toBe(partTriangles.length);
});

test("whatever can be worn on lips, lids and brows lies on their part of the face", () => {
  const lips = pointsOf("lips");
  for (const i of [...Object.values(lipsOuter), ...Object.values(lipsInner)].flat()) expect(lips).toContain(i);
  const lids = pointsOf("lids");
  const brows = pointsOf("brows");
  for (const { upperLash, crease, lowerLash, browUpper, browLower } of eyes) {
    for (const i of [upperLash, crease, lowerLash].flat()) expect(lids).toContain(i);
    for (const i of [browUpper, browLower].flat()) expect(brows).toContain(i);
  }
});

test("lids, lips and brows pay for a small part of the face only", () => {
  const [lids, lips, , brows] = partSizes;
  for (const size of [lids, lips, brows]) expect(size).toBeLessThan(meshTriangleCount / 4);
});
