import { elementAt } from "#app/kits/basics/element-at.ts";
import type { CutMesh } from "../../app/kits/makeup/makeup-assets.ts";
import {
  bentBrowBit,
  cutShares,
  meshPointCount,
  overEdgeBit,
  slotBits,
  type SlotName,
  veilNames,
} from "../../app/kits/makeup/mesh-facts.ts";
import type { CanonicalMesh } from "./canonical-mesh.ts";
import { bitsUnder, type Corners, type SlotPlane } from "./slot-plane.ts";

/** What a triangle costs, in pixels of a face that is 640 × 480 large; and how many of those the whole face has. */
const trianglePx = 10;
const facePx = 105_000;
/** A cut that saves less than so many pixels is not made. */
const leastGainPx = 3;

/** What is worn together often, and how often: cuts are made where these save the most. */
const oftenTogether: readonly (readonly [bits: number, weight: number])[] = [
  ...veilNames.map((name) => [slotBits([name]), 0.25] as const),
  [slotBits(veilNames), 0.5],
  [slotBits(veilNames.filter((name) => !/inner$|apple|draped|blush-nose/.test(name))), 1],
  ...(["brow", "shadow-main", "lip"] as const).map((name) => [slotBits([name]), 1] as const),
  ...[
    ["shadow-base", "shadow-main"],
    ["lip", "lip-line"],
  ].map((names) => [slotBits(names as SlotName[]), 1] as const),
  [slotBits(["shadow-base", "shadow-main", "shadow-deep", "shadow-light", "shadow-lower"]), 0.5],
  [slotBits(["lip", "lip-line"]) | overEdgeBit, 0.25],
  [slotBits(["brow"]) | bentBrowBit, 0.25],
];

interface Triangle {
  /** The triangle of the face it is, or was cut from. */
  of: number;
  points: readonly [number, number, number];
  bits: number;
  areaPx: number;
}

interface Cut {
  from: number;
  to: number;
  share: number;
  gainPx: number;
}

/** Cuts sides of the mesh, the dearest first, as long as that saves pixels. Both neighbours of a side share the new point. */
export function cutMesh({ uv, triangles }: CanonicalMesh, plane: SlotPlane): CutMesh {
  const points: [u: number, v: number][] = Array.from({ length: meshPointCount }, (_, i) => [
    elementAt(uv, i * 2),
    elementAt(uv, i * 2 + 1),
  ]);
  const cuts: number[] = [];
  const cornersOf = (three: readonly number[]): Corners => three.map((i) => elementAt(points, i)) as unknown as Corners;
  const wholeArea = sum(
    Array.from({ length: triangles.length / 3 }, (_, t) =>
      areaOf(cornersOf([...triangles.subarray(t * 3, t * 3 + 3)])),
    ),
  );
  const toTriangle = (of: number, three: Triangle["points"]): Triangle => {
    const corners = cornersOf(three);
    return { of, points: three, bits: bitsUnder(plane, corners), areaPx: (areaOf(corners) / wholeArea) * facePx };
  };

  const alive = new Set<Triangle>();
  const atSide = new Map<string, Set<Triangle>>();
  const best = new Map<string, Cut>();
  for (let t = 0; t < triangles.length; t += 3)
    add(toTriangle(t, [...triangles.subarray(t, t + 3)] as unknown as Triangle["points"]));
  for (const side of atSide.keys()) rate(side);
  for (;;) {
    const next = [...best.values()].reduce<Cut | null>(
      (most, cut) => (cut.gainPx > (most?.gainPx ?? leastGainPx) ? cut : most),
      null,
    );
    if (!next) break;
    make(next);
  }
  // In the order of the triangles: where shut lips overlap, the later one is seen.
  const drawn = [...alive].filter(({ bits }) => bits !== 0).toSorted((one, other) => one.of - other.of);
  return {
    cuts: Uint16Array.from(cuts),
    pieces: Uint16Array.from(drawn.flatMap((triangle) => triangle.points)),
    pieceSlots: Uint32Array.from(drawn, ({ bits }) => bits >>> 0),
  };

  function add(triangle: Triangle): void {
    alive.add(triangle);
    for (const side of sidesOf(triangle)) {
      const there = atSide.get(side) ?? new Set<Triangle>();
      atSide.set(side, there.add(triangle));
    }
  }

  function remove(triangle: Triangle): void {
    alive.delete(triangle);
    for (const side of sidesOf(triangle)) atSide.get(side)?.delete(triangle);
  }

  /** The best cut of a side, if any saves something. */
  function rate(side: string): void {
    best.delete(side);
    const beside = [...(atSide.get(side) ?? [])];
    if (beside.every(({ bits }) => bits === 0)) return;
    const [from, to] = side.split(" ").map(Number) as [number, number];
    const before = sum(beside.map(costOf));
    for (let share = 1; share < cutShares; share++) {
      points.push(between(from, to, share));
      const after = sum(beside.flatMap((triangle) => halves(triangle, from, to, points.length - 1)).map(costOf));
      points.pop();
      const gainPx = before - after;
      if (gainPx > (best.get(side)?.gainPx ?? 0)) best.set(side, { from, to, share, gainPx });
    }
  }

  function make({ from, to, share }: Cut): void {
    points.push(between(from, to, share));
    cuts.push(from, to, share);
    const side = nameOf(from, to);
    const touched = new Set<string>();
    for (const triangle of [...(atSide.get(side) ?? [])]) {
      remove(triangle);
      for (const half of halves(triangle, from, to, points.length - 1)) {
        add(half);
        for (const name of sidesOf(half)) touched.add(name);
      }
    }
    best.delete(side);
    for (const name of touched) rate(name);
  }

  function between(from: number, to: number, share: number): [number, number] {
    const [[fromU, fromV], [toU, toV]] = [elementAt(points, from), elementAt(points, to)];
    const part = share / cutShares;
    return [fromU + (toU - fromU) * part, fromV + (toV - fromV) * part];
  }

  /** Both parts of a triangle that is cut from the middle of a side to the corner across; the way round stays. */
  function halves({ of, points: three }: Triangle, from: number, to: number, cut: number): Triangle[] {
    const replace = (old: number) => three.map((i) => (i === old ? cut : i)) as unknown as Triangle["points"];
    return [toTriangle(of, replace(from)), toTriangle(of, replace(to))];
  }
}

const costOf = ({ bits, areaPx }: Triangle): number =>
  sum(oftenTogether.map(([together, weight]) => ((bits & together) === 0 ? 0 : (areaPx + trianglePx) * weight)));

const nameOf = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
const sidesOf = ({ points: [a, b, c] }: Triangle): string[] => [nameOf(a, b), nameOf(b, c), nameOf(c, a)];
const areaOf = ([[ax, ay], [bx, by], [cx, cy]]: Corners): number =>
  Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
