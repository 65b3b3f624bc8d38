import {
  type BufferGeometry,
  CatmullRomCurve3,
  Color,
  CylinderGeometry,
  InstancedMesh,
  type Material,
  Matrix4,
  MeshStandardMaterial,
  OctahedronGeometry,
  Quaternion,
  SphereGeometry,
  TubeGeometry,
  Vector3,
} from "three";
import { seededRandom } from "#app/kits/basics/seeded-random.ts";
import type { MascaraRecipe } from "#contracts/mascara-recipe.ts";
import { type Bristle, bristlesOf, profileMm, wireAt } from "../rules/brush.ts";

/** Where a thumb is on the brush and how far it has pushed; 0 lets go. */
export interface BrushPress {
  /** 0 at the stem, 1 at the end. */
  at: number;
  /** −1 towards the stem, 1 towards the end. */
  push: number;
}

/** The drawing shows a brush a little larger than its millimetres; so does the scene. */
const along = 1.125;
const across = 1.4;

const up = new Vector3(0, 1, 0);

/** The liquid on the bristles. It glows a little in its own colour: hairs this fine would only show the dark behind them. */
export const createLiquid = (hex: string): MeshStandardMaterial =>
  new MeshStandardMaterial({
    color: new Color(hex),
    emissive: new Color(hex),
    emissiveIntensity: 0.45,
    roughness: 0.36,
    metalness: 0.05,
    envMapIntensity: 1.7,
  });

/** A bristle: thick at the wire, fine at its end, one long. */
export function createBristleGeometry(): BufferGeometry {
  return new CylinderGeometry(0.1, 0.18, 1, 5, 1, true).translate(0, 0.5, 0);
}

export const createSparkGeometry = (): BufferGeometry => new OctahedronGeometry(0.4);

/** Puts every bristle in its place, bent where a thumb pushes. Gives how many there are. */
export function placeBristles(mesh: InstancedMesh, recipe: MascaraRecipe, months: number, press: BrushPress): number {
  const bristles = bristlesOf(recipe, months);
  const matrix = new Matrix4();
  const turn = new Quaternion();
  const [from, direction, size] = [new Vector3(), new Vector3(), new Vector3()];
  for (const [i, bristle] of bristles.entries()) {
    const root = placeOn(recipe, bristle.at, from);
    const reach = bristleDirection(bristle, root.turn, press, direction);
    turn.setFromUnitVectors(up, direction);
    size.set(1, reach, 1);
    mesh.setMatrixAt(i, matrix.compose(from, turn, size));
  }
  mesh.count = bristles.length;
  mesh.instanceMatrix.needsUpdate = true;
  mesh.computeBoundingSphere();
  return bristles.length;
}

/** Glitter on the bristles' ends. */
export function placeSparks(mesh: InstancedMesh, recipe: MascaraRecipe): void {
  const random = seededRandom(500 + recipe.glitter);
  const matrix = new Matrix4();
  const [from, direction] = [new Vector3(), new Vector3()];
  const turn = new Quaternion();
  mesh.count = recipe.glitter * 22;
  for (let i = 0; i < mesh.count; i++) {
    const at = random();
    const angle = random() * Math.PI * 2;
    const root = placeOn(recipe, at, from);
    const reachMm = profileMm(recipe, at) * (0.7 + 0.28 * random());
    const reach = bristleDirection({ at, angle, reachMm, lean: 0 }, root.turn, { at: 0, push: 0 }, direction);
    from.addScaledVector(direction, reach);
    turn.setFromAxisAngle(up, random() * 6);
    const size = 0.45 + random();
    mesh.setMatrixAt(i, matrix.compose(from, turn, new Vector3(size, size, size)));
  }
  mesh.instanceMatrix.needsUpdate = true;
  mesh.computeBoundingSphere();
}

/** The wire that the bristles stand on. */
export function createWireGeometry(recipe: MascaraRecipe): BufferGeometry {
  const points = Array.from({ length: 12 }, (_, i) => placeOn(recipe, i / 11, new Vector3()).point);
  // What else is of its metal has no picture on it either.
  return new TubeGeometry(new CatmullRomCurve3(points), 40, 0.42, 8).deleteAttribute("uv");
}

export const createDropGeometry = (): BufferGeometry => new SphereGeometry(0.85, 20, 16);

/** Hangs the drop at the wire's end. */
export function placeDrop(mesh: InstancedMesh, recipe: MascaraRecipe): void {
  const { point } = placeOn(recipe, 1, new Vector3());
  const long = 1.6 + (7 - recipe.dry) * 0.35;
  point.y -= 0.85 * long * 0.7;
  mesh.setMatrixAt(0, new Matrix4().compose(point, new Quaternion(), new Vector3(0.72, long, 0.72)));
  mesh.instanceMatrix.needsUpdate = true;
}

function placeOn(recipe: MascaraRecipe, at: number, point: Vector3): { point: Vector3; turn: number } {
  const { x, y, turn } = wireAt(recipe, at);
  return { point: point.set(x * along, -y * along, 0), turn };
}

/** The way a bristle stands, as a unit vector in `way`; gives how long it is. */
function bristleDirection(
  { at, angle, reachMm, lean }: Bristle,
  turn: number,
  { at: pressAt, push }: BrushPress,
  direction: Vector3,
): number {
  const near = Math.exp(-(((at - pressAt) / 0.14) ** 2));
  const swept = lean + push * near * 1.5;
  const [sideways, depth] = [Math.cos(angle), Math.sin(angle)];
  // Across the wire in its own plane, out of that plane, and along the wire.
  direction.set(
    Math.cos(turn) * sideways + Math.sin(turn) * swept,
    Math.sin(turn) * sideways - Math.cos(turn) * swept,
    depth,
  );
  direction.normalize();
  return reachMm * across;
}

/** Room for so many: bristles of the densest brush, sparks, or the one drop. */
export function createInstancedMesh(geometry: BufferGeometry, material: Material, capacity: number): InstancedMesh {
  const mesh = new InstancedMesh(geometry, material, capacity);
  mesh.frustumCulled = false;
  return mesh;
}
