import { expect, test } from "vitest";
import { cellOn, cellPosition, fixedPositions, floorKinds, positionsOn, smallKinds } from "./daily-positions.ts";

const ids = Array.from({ length: 24 }, (_, i) => String(i + 1).padStart(2, "0"));

test("after midnight each thing stands where its neighbour stood", () => {
  const today = positionsOn("2026-11-22");
  const tomorrow = positionsOn("2026-11-23");
  for (const kinds of [smallKinds, floorKinds])
    kinds.forEach((kind, i) => expect(tomorrow.get(kind)).toEqual(today.get(kinds[(i + 1) % kinds.length]!)));
});

test("what hangs on the wall stays, and no two things ever share a place", () => {
  for (const day of ["2026-02-28", "2026-03-01", "2027-01-01"]) {
    const positions = positionsOn(day);
    expect(positions.get("seals")).toEqual(fixedPositions.seals);
    expect(new Set([...positions.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(positions.size);
  }
});

test("every monster has a cell of its own each night, and the next one the night after", () => {
  expect(new Set(ids.map((id) => cellOn(id, "2026-11-22"))).size).toBe(24);
  expect(cellOn("05", "2026-11-23")).toBe((cellOn("05", "2026-11-22") + 1) % 24);
  // The end of a year is a midnight like any other.
  expect(cellOn("05", "2027-01-01")).toBe((cellOn("05", "2026-12-31") + 1) % 24);
});

test("the 24 cells lie inside the shelf of the picture", () => {
  for (let cell = 0; cell < 24; cell++) {
    const { x, y, h } = cellPosition(cell);
    expect(x).toBeGreaterThan(0.1);
    expect(x).toBeLessThan(0.55);
    expect(y - h).toBeGreaterThan(0.2);
    expect(y).toBeLessThan(0.71);
  }
});
