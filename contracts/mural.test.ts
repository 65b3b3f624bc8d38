import { expect, test } from "vitest";
import { demoPositions, families, familyOfPosition, maxPanels, positionsPerPanel, findFreePosition } from "./mural.ts";

test("a tile hangs where the hidden picture waits for its colour, as long as there is such a place", () => {
  for (const family of families) {
    const position = findFreePosition(family, new Set(demoPositions));
    expect(position).not.toBeNull();
    expect(demoPositions).not.toContain(position);
  }
  const red = findFreePosition("red", new Set());
  expect(familyOfPosition(red ?? -1)).toBe("red");
});

test("a panel is filled before the next one begins, and the wall has an end", () => {
  const taken = new Set<number>();
  for (let i = 0; i < positionsPerPanel + 1; i++) taken.add(findFreePosition("red", taken) ?? -1);
  expect([...taken].filter((position) => position < positionsPerPanel)).toHaveLength(positionsPerPanel);
  expect(Math.max(...taken)).toBeGreaterThanOrEqual(positionsPerPanel);
  expect(
    findFreePosition("red", new Set(Array.from({ length: positionsPerPanel * maxPanels }, (_, i) => i))),
  ).toBeNull();
});

test("every place of every panel waits for a colour", () => {
  for (let position = 0; position < 8 * positionsPerPanel; position++)
    expect(families).toContain(familyOfPosition(position));
});
