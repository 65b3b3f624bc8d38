import quarters from "#app/kits/ui/pictures/town-quarters.json";
import { expect, test } from "vitest";
import { mapSize, windowsOf, windowSize } from "./windows.ts";

test("each of my sixty seals lights a window of its own, and none goes out for another", () => {
  const all = windowsOf(60);
  expect(new Set(all.map(({ x, y }) => `${x}.${y}`)).size).toBe(60);
  expect(windowsOf(7)).toEqual(all.slice(0, 7));
  expect(windowsOf(0)).toEqual([]);
});

test("every window lies in a quarter, off its sign", () => {
  for (const { x, y } of windowsOf(60)) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + windowSize.width).toBeLessThanOrEqual(mapSize.width);
    const share = y / mapSize.height;
    const quarter = quarters.find(({ y0, y1 }) => share > y0 && share < y1);
    expect(quarter).toBeDefined();
    const fromMiddle = Math.abs((share - quarter!.y0) / (quarter!.y1 - quarter!.y0) - 0.5);
    expect(fromMiddle).toBeGreaterThan(0.2);
  }
});
