import { expect, it } from "vitest";
import { findUnpainted } from "./glints.ts";
import { columns, rows } from "./mouth.ts";

const everywhere = { inside: new Uint8Array(columns * rows).fill(1), area: columns * rows, outline: [] };

it("shows nothing once all is painted", () => {
  expect(findUnpainted({ mouth: everywhere, painted: new Uint8Array(columns * rows).fill(1) })).toEqual([]);
});

it("shows a dozen places at most, well apart", () => {
  const spots = findUnpainted({ mouth: everywhere, painted: new Uint8Array(columns * rows) });
  expect(spots).toHaveLength(12);
  for (const [i, one] of spots.entries())
    for (const other of spots.slice(i + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(22);
});

it("asks for no paint outside the mouth", () => {
  const mouth = { ...everywhere, inside: new Uint8Array(columns * rows) };
  mouth.inside[columns * 3 + 5] = 1;
  expect(findUnpainted({ mouth, painted: new Uint8Array(columns * rows) })).toEqual([{ x: 22, y: 14 }]);
});
