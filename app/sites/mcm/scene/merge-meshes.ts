import { type BufferGeometry, type Material, Mesh } from "three";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";

/** Something of the scene. All of it is on the stage always, so no frame asks whether. */
export function createMesh(geometry: BufferGeometry, material: Material): Mesh {
  const body = new Mesh(geometry, material);
  body.frustumCulled = false;
  return body;
}

/** What never moves against each other and is of one material, as one: a draw costs the page the same, however little it draws. */
export function mergeAll(geometries: BufferGeometry[]): BufferGeometry {
  return mergeGeometries(geometries);
}

/** A body as the floor under its origin shows it. */
export function flipVertically(geometry: BufferGeometry): BufferGeometry {
  const image = geometry.clone().scale(1, -1, 1);
  // Mirrored, its faces run the other way around, and would be taken for the inside.
  image.getIndex()?.array.reverse();
  return image;
}
