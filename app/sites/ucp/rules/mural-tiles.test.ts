import { expect, test } from "vitest";
import { panelColumns, positionsPerPanel } from "#contracts/mural.ts";
import type { MuralTileData } from "#contracts/painting.ts";
import { cornerOf, middleOf, nextTile, panelsInView, placeUnder, stepOf } from "./mural-tiles.ts";

const tile = (place: number): MuralTileData => ({ ...({} as MuralTileData), id: String(place), place });

test("whatever is touched in its middle is found again", () => {
  for (const place of [0, 1, panelColumns, positionsPerPanel + 3]) {
    const { x, y } = middleOf(place);
    expect(placeUnder({ x, y, zoom: 4 }, 0.5, 0.5)).toBe(place);
  }
  expect(cornerOf(positionsPerPanel)).toEqual({ x: 1, y: 0 });
});

test("a whole panel in sight asks for its neighbour, the last one for nothing beyond it", () => {
  expect(panelsInView({ x: 0.5, y: 0.5, zoom: 1 }, 3)).toEqual([0, 1]);
  expect(panelsInView({ x: 2.5, y: 0.5, zoom: 9 }, 3)).toEqual([2]);
});

test("the arrows lead over the gaps: along the row, and down the column", () => {
  const tiles = [tile(panelColumns + 2), tile(2), tile(5)];
  expect(nextTile(tiles, null, 1)?.place).toBe(2);
  expect(nextTile(tiles, 2, 1)?.place).toBe(5);
  expect(nextTile(tiles, 2, stepOf("ArrowDown") ?? 0)?.place).toBe(panelColumns + 2);
  expect(nextTile(tiles, 5, stepOf("ArrowUp") ?? 0)).toBeNull();
  expect(stepOf("Enter")).toBeNull();
});
