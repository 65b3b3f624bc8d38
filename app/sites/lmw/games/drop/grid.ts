import { div, max } from "#app/kits/game/fixed-point.ts";
import { GameEventError, requireInRange } from "../rules/game-rules.ts";
import { getMergePoints, moonSize, maxSaves, takeNext, twoMoonPoints } from "./points.ts";
import type { DropWorld, Grid } from "./drop-world.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";

// Reduced motion: squares instead of a jar. One is laid where there is room; neighbours of one size grow together when one
// of them is pressed, at the place that was pressed: three or more bring more.

export const gridColumns = 5;
export const gridRows = 6;
/** So many are laid, then it is over; or when there is neither room nor anything to join. */
export const maxPlaced = 60;

/** Events with reduced motion: a square is laid or pressed [n]; with help, a step back [−1]. */
export const undoEvent = -1;

export const createGrid = (): Grid => ({
  squares: new Int8Array(gridColumns * gridRows).fill(-1),
  placedCount: 0,
  history: [],
});

/** Lays the hanging one into an empty square, or joins what lies there with its like. @throws GameFault */
export function actGrid(world: DropWorld, what: readonly number[]): void {
  const { grid } = world;
  if (what[0] === undoEvent) return undo(world);
  const square = requireInRange(what[0], 0, grid.squares.length - 1);
  const size = elementAt(grid.squares, square);
  const group = size < 0 ? [] : groupOf(grid, square);
  if (size >= 0 && group.length < 2) throw new GameEventError();
  grid.history.push({ squares: grid.squares.slice(), score: world.score });
  if (grid.history.length > maxSaves) grid.history.shift();
  if (size < 0) {
    grid.squares[square] = world.hangs;
    grid.placedCount++;
    return takeNext(world);
  }
  for (const other of group) grid.squares[other] = -1;
  const grown = size + 1;
  const points = grown > moonSize ? twoMoonPoints : getMergePoints(grown);
  world.score += points + div(points * (group.length - 2), 2);
  world.best = max(world.best, grown > moonSize ? moonSize : grown);
  if (grown <= moonSize) grid.squares[square] = grown;
}

/** All squares of one size that hang together with this one, itself among them. */
export function groupOf({ squares }: Grid, square: number): number[] {
  const size = elementAt(squares, square);
  const group = [square];
  for (let i = 0; i < group.length; i++)
    for (const next of getNeighbours(elementAt(group, i)))
      if (squares[next] === size && !group.includes(next)) group.push(next);
  return group;
}

function getNeighbours(square: number): number[] {
  const column = square % gridColumns;
  const row = div(square, gridColumns);
  return [
    ...(column > 0 ? [square - 1] : []),
    ...(column < gridColumns - 1 ? [square + 1] : []),
    ...(row > 0 ? [square - gridColumns] : []),
    ...(row < gridRows - 1 ? [square + gridColumns] : []),
  ];
}

/** Nothing can be done any more. */
export function isGridFull({ grid }: DropWorld): boolean {
  const canJoin = (square: number): boolean => elementAt(grid.squares, square) >= 0 && groupOf(grid, square).length > 1;
  const hasJoin = grid.squares.some((_, square) => canJoin(square));
  if (grid.placedCount >= maxPlaced) return !hasJoin;
  return !hasJoin && grid.squares.every((size) => size >= 0);
}

function undo(world: DropWorld): void {
  const previous = world.grid.history.pop();
  if (!previous || !world.setup.isAssisted || world.saved >= maxSaves) throw new GameEventError();
  world.saved++;
  world.grid.squares = previous.squares;
  world.score = previous.score;
}
