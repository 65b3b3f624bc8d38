import { expect, it } from "vitest";
import { elementAt } from "#app/kits/basics/element-at.ts";
import { getLandingY, layOutJar, partsPerUnit } from "./jar-layout.ts";
import { brim, jarDepth, jarWidth, radii } from "./solver.ts";

const floor = jarDepth / partsPerUnit;
const [small, other] = [elementAt(radii, 0), elementAt(radii, 1)];
const ball = (x: number, y: number, size: number) => ({
  ...{ id: 1, size, x: x * partsPerUnit, y: y * partsPerUnit, px: 0, py: 0, age: 0, high: 0 },
});

it("lays the whole jar into the canvas, in its middle", () => {
  const { x, y, scale } = layOutJar({ width: 390, height: 500 });
  expect(x + (jarWidth / partsPerUnit / 2) * scale).toBeCloseTo(195);
  expect(y + floor * scale).toBeLessThanOrEqual(500);
});

it("lets a lip come to rest on the floor, or on the lip below it", () => {
  expect(getLandingY({ balls: [] }, 40, small)).toBe(floor - small);
  const lying = ball(40, floor - other, 1);
  expect(getLandingY({ balls: [lying] }, 40, small)).toBeCloseTo(floor - other * 2 - small);
  expect(getLandingY({ balls: [lying] }, 40 + other + small + 1, small)).toBe(floor - small);
});

it("never shows it above the brim", () => {
  const tower = ball(40, brim / partsPerUnit, 1);
  expect(getLandingY({ balls: [tower] }, 40, small)).toBe(brim / partsPerUnit);
});
