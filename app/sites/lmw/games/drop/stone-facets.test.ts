import { expect, it } from "vitest";
import { foldStone, stoneKinds } from "./stone-facets.ts";

it("folds each paper in the same way every time, inside of its stone, lit between shade and light", () => {
  for (let kind = 0; kind < stoneKinds; kind++) {
    const facets = foldStone(kind);
    expect(foldStone(kind)).toEqual(facets);
    const corners = facets.flatMap((facet) => facet.corners);
    expect(Math.max(...corners.map(([x, y]) => Math.hypot(x, y)))).toBeLessThanOrEqual(1);
    expect(facets.every(({ light }) => light >= 0 && light <= 1)).toBe(true);
    expect(facets.some(({ ink }) => ink.length > 0)).toBe(true);
  }
});

it("leaves no gap: the facets together are as large as what their outer corners enclose", () => {
  const facets = foldStone(1);
  const areaOf = (points: readonly (readonly [number, number, number])[]): number =>
    points.reduce((sum, [x, y], n) => {
      const [nextX, nextY] = points[(n + 1) % points.length] ?? [0, 0];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0);
  const outer = facets.flatMap(({ corners }) => corners).filter(([x, y]) => Math.hypot(x, y) > 0.78);
  const around = [...new Set(outer)].toSorted((a, b) => Math.atan2(a[1], a[0]) - Math.atan2(b[1], b[0]));
  const covered = facets.reduce((sum, { corners }) => sum + Math.abs(areaOf(corners)), 0);
  expect(covered / Math.abs(areaOf(around))).toBeCloseTo(1, 1);
});
