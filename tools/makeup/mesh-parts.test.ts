import { beforeAll, expect, test } from "vitest";
import { eyes, lipsInner, lipsOuter } from "../../app/kits/makeup/face-regions.ts";
import { meshParts, meshTriangleCount } from "../../app/kits/makeup/mesh-facts.ts";
import { atlasesOf, drawAtlas } from "./atlas.ts";
import { readCanonicalMesh } from "./canonical-mesh.ts";
import { partTriangles } from "./mesh-parts.ts";

const mesh = readCanonicalMesh();
let triangles: Uint16Array;
let partSizes: Uint16Array;

beforeAll(async () => {
  const pictures = await Promise.all(
    atlasesOf(mesh.uv).map(async (atlas) => [atlas.name, await drawAtlas(atlas)] as const),
  );
  ({ triangles, partSizes } = await partTriangles(mesh, new Map(pictures)));
});

/** The points of a part, each once. */
function pointsOf(part: (typeof meshParts)[number]): Set<number> {
  const i = meshParts.indexOf(part);
  const first = partSizes.slice(0, i).reduce((sum, size) => sum + size, 0);
  return new Set(triangles.subarray(first * 3, (first + partSizes[i]!) * 3));
}

test("no triangle of the face is lost or drawn twice when it is parted", () => {
  const named = (all: Uint16Array) =>
    Array.from({ length: meshTriangleCount }, (_, t) => all.subarray(t * 3, t * 3 + 3).join(" ")).toSorted();
  expect(named(triangles)).toEqual(named(mesh.triangles));
});

test("whatever can be worn on lips, lids and brows lies on their part of the face", () => {
  const lips = pointsOf("lips");
  for (const i of [...Object.values(lipsOuter), ...Object.values(lipsInner)].flat()) expect(lips).toContain(i);
  const lids = pointsOf("lids");
  for (const { upperLash, crease, lowerLash } of eyes)
    for (const i of [upperLash, crease, lowerLash].flat()) expect(lids).toContain(i);
  const browed = new Set([...lids, ...pointsOf("brows")]);
  for (const { browUpper, browLower } of eyes)
    for (const i of [browUpper, browLower].flat()) expect(browed).toContain(i);
});

test("some of the face never wears anything and costs nothing", () => {
  expect(partSizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(meshTriangleCount - 100);
});
