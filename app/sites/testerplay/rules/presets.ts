import type { Knot } from "./tester-result.ts";

/** Strokes for whoever cannot drag. */
export const presetNames = ["line", "rise", "bow", "wave", "swirl", "dab"] as const;
export type PresetName = (typeof presetNames)[number];

/** Around their middle, in the grid of a board: x and y from -64 to 64, w as a knot has it. */
const shapes: Readonly<Record<PresetName, readonly (readonly [x: number, y: number, w: number])[]>> = {
  line: [
    [-46, 1, 4],
    [-6, -1, 5],
    [46, 1, 3],
  ],
  rise: [
    [-42, 9, 4],
    [-4, 1, 5],
    [44, -9, 2],
  ],
  bow: [
    [-46, 5, 3],
    [-16, -6, 5],
    [18, -6, 5],
    [46, 6, 3],
  ],
  wave: [
    [-48, 2, 3],
    [-28, -7, 4],
    [-4, 6, 4],
    [20, -7, 4],
    [46, 4, 2],
  ],
  swirl: [
    [4, 1, 4],
    [12, -4, 4],
    [2, -9, 4],
    [-14, -2, 4],
    [-4, 9, 4],
    [20, 8, 4],
    [42, -4, 2],
  ],
  dab: [
    [-12, 2, 7],
    [12, -2, 6],
  ],
};

/** The middles of the places that strokes take one after the other, on the grid. */
const places = [24, 62, 100, 43, 81];
const offsets = [0, 0, 0, 3, -3];

/** A preset in the `place`-th free place of a board. */
export function presetStroke(name: PresetName, index: number): Knot[] {
  const [middle, offset] = [places[index % places.length] ?? 64, offsets[index % offsets.length] ?? 0];
  const grid = (value: number): number => Math.min(127, Math.max(0, Math.round(value)));
  return shapes[name].map(([x, y, w]) => ({ x: grid(64 + offset + x), y: grid(middle + y), w }));
}
