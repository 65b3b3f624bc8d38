import type { MuralTileData } from "#contracts/painting.ts";
import { panelColumns, panelRows, positionsPerPanel } from "#contracts/mural.ts";
import type { MuralCamera } from "./mural-camera.ts";

// A place of the mural counts through its panels, each row by row. Points of it are in panels: x grows with every one, y is 0–1.

/** The panels that are in the window, and those that a small move brings there. */
export function panelsInView({ x, zoom }: MuralCamera, panelCount: number): number[] {
  const first = Math.max(0, Math.floor(x - 0.5 / zoom - 0.2));
  const last = Math.min(panelCount - 1, Math.floor(x + 0.5 / zoom + 0.2));
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** The place under a point of the window, 0–1. */
export function placeUnder(camera: MuralCamera, x: number, y: number): number {
  const muralX = camera.x + (x - 0.5) / camera.zoom;
  const muralY = camera.y + (y - 0.5) / camera.zoom;
  return (
    Math.floor(muralX) * positionsPerPanel +
    Math.floor(muralY * panelRows) * panelColumns +
    Math.floor((muralX % 1) * panelColumns)
  );
}

/** The upper left corner of a place. */
export function cornerOf(place: number): { x: number; y: number } {
  const inPanel = place % positionsPerPanel;
  return {
    x: Math.floor(place / positionsPerPanel) + (inPanel % panelColumns) / panelColumns,
    y: Math.floor(inPanel / panelColumns) / panelRows,
  };
}

/** The middle of a place. */
export function middleOf(place: number): { x: number; y: number } {
  const { x, y } = cornerOf(place);
  return { x: x + 0.5 / panelColumns, y: y + 0.5 / panelRows };
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: panelColumns,
  ArrowUp: -panelColumns,
};

/** By how many places an arrow key leads; null for every other key. */
export const stepOf = (key: string): number | null => steps[key] ?? null;

const zoomFactors: Readonly<Record<string, number>> = { "+": 1.5, ";": 1.5, "-": 1 / 1.5 };

/** How much nearer a key leads; null for every other key. */
export const zoomFactorOf = (key: string): number | null => zoomFactors[key] ?? null;

/** The next tile in a direction: along the row, or down the column, over the gaps. From nowhere, the first of all. */
export function nextTile(tiles: readonly MuralTileData[], from: number | null, step: number): MuralTileData | null {
  const sorted = tiles.toSorted((one, other) => one.place - other.place);
  if (from === null) return sorted[0] ?? null;
  const ahead = sorted.filter(({ place }) =>
    Math.abs(step) === 1
      ? Math.sign(place - from) === step
      : Math.sign(place - from) === Math.sign(step) && (place - from) % panelColumns === 0,
  );
  return (step > 0 ? ahead[0] : ahead.at(-1)) ?? null;
}
