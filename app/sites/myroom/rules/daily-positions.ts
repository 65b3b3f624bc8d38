import { dayNumberOf } from "#contracts/jst-calendar.ts";
import type { SavedItemKind } from "#contracts/saved-item.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";

/** Where a thing stands in the picture: the middle of its foot and its height, as parts of the picture. */
export interface ItemPosition {
  x: number;
  y: number;
  h: number;
}

/** Things as big as a bottle, and where they stand: on the shelf, on the sill, on the desk. They go round together. */
export const smallKinds = ["prophecies", "recipes", "votes", "hacks", "colours", "bookmarks"] as const;
const smallPositions: readonly ItemPosition[] = [
  { x: 0.33, y: 0.1965, h: 0.046 },
  { x: 0.51, y: 0.1965, h: 0.046 },
  { x: 0.69, y: 0.5885, h: 0.046 },
  { x: 0.845, y: 0.5885, h: 0.046 },
  { x: 0.654, y: 0.638, h: 0.04 },
  { x: 0.772, y: 0.638, h: 0.04 },
];

/** Things that stand on the floor, in their order along the wall. */
export const floorKinds = ["mascaras", "palettes", "draws", "voices", "tries", "wishes"] as const;
const floorPositions: readonly ItemPosition[] = [
  { x: 0.13, y: 0.815, h: 0.074 },
  { x: 0.31, y: 0.815, h: 0.074 },
  { x: 0.49, y: 0.815, h: 0.074 },
  { x: 0.92, y: 0.842, h: 0.076 },
  { x: 0.9, y: 0.972, h: 0.09 },
  { x: 0.1, y: 0.972, h: 0.09 },
];

/** What hangs on the wall or burns does not move. */
export const fixedPositions = {
  face: { x: 0.13, y: 0.1965, h: 0.1 },
  seals: { x: 0.768, y: 0.257, h: 0.064 },
  mural: { x: 0.945, y: 0.378, h: 0.066 },
  faces: { x: 0.945, y: 0.47, h: 0.066 },
  ghosts: { x: 0.945, y: 0.562, h: 0.066 },
  red: { x: 0.93, y: 0.638, h: 0.073 },
  footprints: { x: 0.71, y: 0.9, h: 0.05 },
} as const satisfies Partial<Record<SavedItemKind, ItemPosition>>;

/** Where everything stands today: after each midnight each thing is one place further in its round. */
export function positionsOn(day: string): ReadonlyMap<SavedItemKind, ItemPosition> {
  const turn = dayNumberOf(day);
  return new Map<SavedItemKind, ItemPosition>([
    ...Object.entries(fixedPositions).map(([kind, position]) => [kind as SavedItemKind, position] as const),
    ...smallKinds.map((kind, i) => [kind, rotatedPosition(smallPositions, i, turn)] as const),
    ...floorKinds.map((kind, i) => [kind, rotatedPosition(floorPositions, i, turn)] as const),
  ]);
}

const rows = 6;
const columns = 4;

/** The cell of the shelf, 0 to 23, in which a monster ("01" to "24") sleeps today. */
export function cellOn(monsterId: string, day: string): number {
  return modulo(Number(monsterId) - 1 + dayNumberOf(day), rows * columns);
}

/** The foot of a cell. Read off the picture; the shelf leans a hair towards its vanishing point. */
export function cellPosition(cell: number): ItemPosition {
  const row = Math.floor(cell / columns);
  return { x: 0.1286 - 0.0004 * row + 0.1302 * (cell % columns), y: 0.283 + 0.0825 * row, h: 0.0664 + 0.0002 * row };
}

const rotatedPosition = (positions: readonly ItemPosition[], from: number, turn: number): ItemPosition =>
  elementAt(positions, modulo(from + turn, positions.length));

const modulo = (value: number, by: number): number => ((value % by) + by) % by;
