import { type BufferGeometry, Vector3 } from "three";
import { expect, test } from "vitest";
import { mergeAll, flipVertically } from "./merge-meshes.ts";
import { bevelOutline, createLathe } from "./lathe.ts";

const body = createLathe(bevelOutline(8, 0, 8));

test("what the floor shows of a body is under it, and has its outside outside", () => {
  const image = flipVertically(body);
  image.computeBoundingBox();
  expect([image.boundingBox?.min.y, image.boundingBox?.max.y]).toEqual([-8, 0]);
  expect(facingOut(body)).toBe(1);
  expect(facingOut(image)).toBe(1);
});

test("two bodies as one have all their faces", () => {
  expect(mergeAll([body, flipVertically(body)]).getIndex()?.count).toBe(2 * (body.getIndex()?.count ?? 0));
});

/** The share of faces that run around the way their normals say; faces without an area have no way. */
function facingOut(geometry: BufferGeometry): number {
  const [places, normals] = [geometry.getAttribute("position"), geometry.getAttribute("normal")];
  const corners = [...(geometry.getIndex()?.array ?? [])];
  let [faces, out] = [0, 0];
  for (let at = 0; at < corners.length; at += 3) {
    const [a, b, c] = corners.slice(at, at + 3).map((i) => new Vector3().fromBufferAttribute(places, i));
    const faceNormal = b!.sub(a!).cross(c!.sub(a!));
    if (faceNormal.length() < 1e-6) continue;
    faces += 1;
    const vertexNormal = new Vector3();
    for (const i of corners.slice(at, at + 3)) vertexNormal.add(new Vector3().fromBufferAttribute(normals, i));
    if (faceNormal.dot(vertexNormal) > 0) out += 1;
  }
  return out / faces;
}
