import { div, max, min } from "#app/kits/game/fixed-point.ts";
import { fillCharge } from "../rules/charge.ts";
import { GameEventError, requireInRange } from "../rules/game-rules.ts";
import { rngBelow } from "#app/kits/game/rng.ts";
import { getMergeCharge, getGroupPoints, moonSize, maxSaves, squareMissCost, takeNext } from "./points.ts";
import { lipsPerStone } from "./stones.ts";
import { getClosedRows } from "./tide.ts";
import type { DropWorld, Grid } from "./drop-world.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";

// Reduced motion: squares instead of a jar. One is laid where there is room; neighbours of one size grow together when one
// of them is pressed, at the place that was pressed: three or more bring more.

export const gridColumns = 5;
export const gridRows = 6;
/** So many are laid, then it is over; or when there is neither room nor anything to join. */
export const maxPlaced = 60;

/** Nothing lies there, or a paper stone. */
export const emptySquare = -1;
export const stoneSquare = -2;

/** Events with reduced motion: a square is laid or pressed [n]; with help, a step back [−1]. */
export const undoEvent = -1;

export const createGrid = (): Grid => ({
  squares: new Int8Array(gridColumns * gridRows).fill(emptySquare),
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
  if (size === stoneSquare || (size >= 0 && group.length < 2)) throw new GameEventError();
  if (size === emptySquare && !canLay(world, square)) throw new GameEventError();
  grid.history.push({ squares: grid.squares.slice(), score: world.score });
  if (grid.history.length > maxSaves) grid.history.shift();
  if (size >= 0) return join(world, square, group);
  if (isMiss(world, square)) {
    const points = min(world.score, world.setup.isAssisted ? div(squareMissCost * 3, 4) : squareMissCost);
    world.score -= points;
    world.missed.push({ x: square, y: 0, size: world.hangs, points, tick: grid.placedCount });
    if (world.missed.length > 40) world.missed.shift();
  }
  grid.squares[square] = world.hangs;
  grid.placedCount++;
  if (world.setup.night >= 2) layStone(world);
  takeNext(world);
}

/** Whether a square is free and not under the tide. */
export const canLay = ({ grid, setup }: DropWorld, square: number): boolean =>
  grid.squares[square] === emptySquare && square >= getClosedRows(setup.night, grid.placedCount) * gridColumns;

/** Laid away from its like, although beside that there was room. */
function isMiss(world: DropWorld, square: number): boolean {
  const { grid, hangs } = world;
  const hasLike = (place: number): boolean => getNeighbours(place).some((beside) => grid.squares[beside] === hangs);
  return !hasLike(square) && grid.squares.some((_, place) => canLay(world, place) && hasLike(place));
}

/** A group grows together at one of its squares; stones beside it crumble. */
function join(world: DropWorld, square: number, group: readonly number[]): void {
  const { squares } = world.grid;
  const grown = elementAt(squares, square) + 1;
  for (const other of group) {
    squares[other] = emptySquare;
    for (const beside of getNeighbours(other)) if (squares[beside] === stoneSquare) squares[beside] = emptySquare;
  }
  world.score += getGroupPoints(grown, group.length);
  fillCharge(world.charge, 2 * getMergeCharge(grown));
  world.best = max(world.best, grown > moonSize ? moonSize : grown);
  if (grown <= moonSize) squares[square] = grown;
}

/** From the second night on: a stone lies down on a free square behind each so many lips. */
function layStone(world: DropWorld): void {
  world.dropsToStone--;
  if (world.dropsToStone > 0) return;
  world.dropsToStone = lipsPerStone;
  const free = [...world.grid.squares.keys()].filter((square) => world.grid.squares[square] === emptySquare);
  if (free.length > 0) world.grid.squares[elementAt(free, rngBelow(world.stoneDice, free.length))] = stoneSquare;
}

/** The monster: the smallest meet two by two, wherever they lie; one that is left over pops. */
export function joinSmallest(world: DropWorld): void {
  const { squares, history } = world.grid;
  // What the monster did cannot be taken back.
  history.length = 0;
  const lips = [...squares.keys()].filter((square) => elementAt(squares, square) >= 0);
  const smallest = lips.reduce((size, square) => min(size, elementAt(squares, square)), moonSize);
  const chosen = lips.filter((square) => squares[square] === smallest);
  for (let i = 0; i + 1 < chosen.length; i += 2)
    join(world, elementAt(chosen, i), [elementAt(chosen, i), elementAt(chosen, i + 1)]);
  if (chosen.length % 2 === 1) squares[elementAt(chosen, chosen.length - 1)] = emptySquare;
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
export function isGridFull(world: DropWorld): boolean {
  const { grid } = world;
  const canJoin = (square: number): boolean => elementAt(grid.squares, square) >= 0 && groupOf(grid, square).length > 1;
  if (grid.squares.some((_, square) => canJoin(square))) return false;
  return grid.placedCount >= maxPlaced || !grid.squares.some((_, square) => canLay(world, square));
}

function undo(world: DropWorld): void {
  const previous = world.grid.history.at(-1);
  if (!previous || !world.setup.isAssisted || world.saved >= maxSaves) throw new GameEventError();
  world.grid.history.pop();
  world.saved++;
  world.grid.squares = previous.squares;
  world.score = previous.score;
}
