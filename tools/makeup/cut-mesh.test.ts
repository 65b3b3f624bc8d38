import { beforeAll, expect, test } from "vitest";
import { eyes, lipsInner, lipsOuter } from "../../app/kits/makeup/face-regions.ts";
import type { CutMesh } from "../../app/kits/makeup/makeup-assets.ts";
import { extendByCuts } from "../../app/kits/makeup/mesh-cuts.ts";
import {
  bentBrowBit,
  meshPointCount,
  overEdgeBit,
  slotBits,
  type SlotName,
  slotNames,
  veilNames,
} from "../../app/kits/makeup/mesh-facts.ts";
import { atlasesOf, drawAtlas } from "./atlas.ts";
import { readCanonicalMesh } from "./canonical-mesh.ts";
import { cutMesh } from "./cut-mesh.ts";
import { bitsUnder, type Corners, readSlotPlane, type SlotPlane } from "./slot-plane.ts";

const mesh = readCanonicalMesh();
const lidSlots = ["shadow-base", "shadow-main", "shadow-deep", "shadow-light", "shadow-lower"] as const;
const pictures = new Map<string, Buffer>();
let plane: SlotPlane;
let cut: CutMesh;
/** (u, v) of all points, those of the cuts behind the 468. */
let places: Float32Array;

beforeAll(async () => {
  for (const atlas of atlasesOf(mesh.uv)) pictures.set(atlas.name, await drawAtlas(atlas));
  plane = await readSlotPlane(pictures);
  cut = cutMesh(mesh, plane);
  places = new Float32Array(meshPointCount * 2 + (cut.cuts.length / 3) * 2);
  places.set(mesh.uv);
  extendByCuts(places, 2, cut.cuts);
});

const trianglesOf = (indices: Uint16Array): [number, number, number][] =>
  Array.from(
    { length: indices.length / 3 },
    (_, t) => [...indices.subarray(t * 3, t * 3 + 3)] as [number, number, number],
  );
const cornersOf = (three: readonly number[]): Corners =>
  three.map((i) => [places[i * 2]!, places[i * 2 + 1]!] as const) as unknown as Corners;
const areaOf = (three: readonly number[]): number => {
  const [[ax, ay], [bx, by], [cx, cy]] = cornersOf(three);
  return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
};
const areaOfAll = (triangles: readonly (readonly number[])[]): number =>
  triangles.reduce((sum, three) => sum + areaOf(three), 0);
const piecesOf = (bits: number) => trianglesOf(cut.pieces).filter((_, i) => (cut.pieceSlots[i]! & bits) !== 0);
const pointsOf = (bits: number): Set<number> => new Set(piecesOf(bits).flat());

test("whatever can be worn on lips, lids and brows lies on their part of the face", () => {
  const lips = pointsOf(slotBits(["lip", "lip-line"]));
  for (const i of [...Object.values(lipsOuter), ...Object.values(lipsInner)].flat()) expect(lips).toContain(i);
  const lids = pointsOf(slotBits(lidSlots));
  const brows = pointsOf(slotBits(["brow"]));
  for (const { upperLash, crease, lowerLash, browUpper, browLower } of eyes) {
    for (const i of [upperLash, crease, lowerLash].flat()) expect(lids).toContain(i);
    for (const i of [browUpper, browLower].flat()) expect(brows).toContain(i);
  }
});

test("every place a mask lies on is on a piece that says so", () => {
  const width = plane.widthCells;
  const missing = new Map<SlotName, number>();
  for (const [i, name] of slotNames.entries()) {
    const bit = 1 << i;
    const drawn = new Uint8Array(width * width);
    for (const three of piecesOf(bit)) markUnder(drawn, cornersOf(three), width);
    const whole = new Uint8Array(width * width);
    for (const three of trianglesOf(mesh.triangles)) markUnder(whole, cornersOf(three), width);
    // Of what the face has of the mask, nothing is lost.
    const lost = plane.bits.reduce(
      (count, cell, at) => count + ((cell & bit) !== 0 && whole[at] === 1 && drawn[at] === 0 ? 1 : 0),
      0,
    );
    if (lost > 0) missing.set(name, lost);
  }
  expect([...missing]).toEqual([]);
});

test("cuts take nothing off and add nothing: the pieces of a side share its points, and lie within the face", () => {
  const uncut = trianglesOf(mesh.triangles).filter((three) => bitsUnder(plane, cornersOf(three)) !== 0);
  expect(areaOfAll(trianglesOf(cut.pieces))).toBeLessThanOrEqual(areaOfAll(uncut));
  const sides = new Set(
    trianglesOf(cut.pieces).flatMap(([a, b, c]) => [
      `${a} ${b}`,
      `${b} ${a}`,
      `${b} ${c}`,
      `${c} ${b}`,
      `${c} ${a}`,
      `${a} ${c}`,
    ]),
  );
  for (let at = 0; at < cut.cuts.length; at += 3) {
    const [from, to] = [cut.cuts[at]!, cut.cuts[at + 1]!];
    expect(Math.max(from, to)).toBeLessThan(meshPointCount + at / 3);
    // No piece has the whole of a side that is cut: it would part from its neighbour there.
    expect(sides).not.toContain(`${from} ${to}`);
  }
});

test("what is worn pays for a small part of the face only, and less than its triangles have", () => {
  for (const name of ["lip", "lip-line", "brow", ...lidSlots, ...veilNames] as const) {
    const bits = slotBits([name]);
    const whole = trianglesOf(mesh.triangles).filter((three) => (bitsUnder(plane, cornersOf(three)) & bits) !== 0);
    expect(piecesOf(bits).length, name).toBeGreaterThan(0);
    expect(areaOfAll(piecesOf(bits)), name).toBeLessThan(areaOfAll(trianglesOf(mesh.triangles)) / 4);
    expect(areaOfAll(piecesOf(bits)), name).toBeLessThan(areaOfAll(whole) * 0.95);
  }
});

test("one powder has less of the face than all of them; what reaches over its edge no less than what stays within", () => {
  for (const name of lidSlots)
    expect(piecesOf(slotBits([name])).length, name).toBeLessThan(piecesOf(slotBits(lidSlots)).length);
  for (const [name, more] of [
    ["lip", overEdgeBit],
    ["brow", bentBrowBit],
  ] as const)
    expect(piecesOf(slotBits([name]) | more).length).toBeGreaterThan(piecesOf(slotBits([name])).length);
});

/** Marks the cells whose middle lies under a triangle. */
function markUnder(cells: Uint8Array, corners: Corners, width: number): void {
  const [[ax, ay], [bx, by], [cx, cy]] = corners.map(
    ([u, v]) => [u * width - 0.5, v * width - 0.5] as const,
  ) as unknown as Corners;
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  for (let y = Math.max(0, Math.floor(Math.min(ay, by, cy))); y <= Math.min(width - 1, Math.max(ay, by, cy)); y++)
    for (let x = Math.max(0, Math.floor(Math.min(ax, bx, cx))); x <= Math.min(width - 1, Math.max(ax, bx, cx)); x++) {
      const wb = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / area;
      const wc = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / area;
      if (wb >= -1e-4 && wc >= -1e-4 && wb + wc <= 1.0001) cells[y * width + x] = 1;
    }
}
