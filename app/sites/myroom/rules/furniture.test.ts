import { expect, test } from "vitest";
import { furniture, furnitureOf, moonPhase, daysToFullMoon } from "./furniture.ts";

test("furniture comes at 5, 15, 30, 45 and 60 seals, and not one seal before", () => {
  expect(furnitureOf(4)).toEqual([]);
  expect(furnitureOf(5)).toEqual(["rug"]);
  expect(furnitureOf(44)).toHaveLength(3);
  expect(furnitureOf(59)).toHaveLength(4);
  expect(furnitureOf(60)).toEqual(furniture);
});

test("the moon fills by nights and never wanes", () => {
  expect(moonPhase(0)).toBe(0);
  for (let days = 1; days <= 100; days++) expect(moonPhase(days)).toBeGreaterThanOrEqual(moonPhase(days - 1));
  expect(moonPhase(daysToFullMoon - 1)).toBeLessThan(1);
  expect(moonPhase(daysToFullMoon + 400)).toBe(1);
});
