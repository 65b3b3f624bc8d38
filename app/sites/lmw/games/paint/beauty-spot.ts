import { div } from "#app/kits/game/fixed-point.ts";
import { createRng, rngBelow, type Rng } from "#app/kits/game/rng.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";
import { columns, countSquareCells, firstSquareColumn, type Mouth, rows, squareCells, squaresAcross } from "./mouth.ts";

// From the second night on there is a beauty spot in each mouth that stays bare.

/** A round place in the mouth that paint must not touch: its middle and its radius, in cells. */
export interface BeautySpot {
  column: number;
  row: number;
  radius: number;
  /** Reduced motion: the square it lies in. */
  square: number;
}

/** A cell of paint on it counts like so many beside the mouth. */
export const spotCost = 5;
const largestRadius = 3;
const salt = 0x5b07;

/** The spot of a round's `n`th mouth; its own dice, so that mouths are the same on every night. Takes it out of the mouth. */
export function placeBeautySpot(mouth: Mouth, seed: number, n: number, isReducedMotion: boolean): BeautySpot {
  const rng = createRng(seed ^ salt ^ (n * 7_919));
  const spot = isReducedMotion ? placeInSquare(mouth, rng) : placeAnywhere(mouth, rng);
  for (let row = spot.row - spot.radius; row <= spot.row + spot.radius; row++)
    for (let column = spot.column - spot.radius; column <= spot.column + spot.radius; column++) {
      const cell = row * columns + column;
      if (!isOnSpot(spot, column, row) || mouth.inside[cell] !== 1) continue;
      mouth.inside[cell] = 0;
      mouth.area--;
    }
  return spot;
}

/** Whether a cell lies on it. */
export const isOnSpot = (spot: BeautySpot, column: number, row: number): boolean =>
  (column - spot.column) * (column - spot.column) + (row - spot.row) * (row - spot.row) <= spot.radius * spot.radius;

/** As large as fits, with lip all round. */
function placeAnywhere({ inside }: Mouth, rng: Rng): BeautySpot {
  const isLip = (column: number, row: number): boolean =>
    column >= 0 && column < columns && row >= 0 && row < rows && inside[row * columns + column] === 1;
  for (let radius = largestRadius; radius > 1; radius--)
    for (let tries = 0; tries < 60; tries++) {
      const column = div(columns, 2) - 24 + rngBelow(rng, 49);
      const row = 8 + rngBelow(rng, rows - 16);
      const edge = radius + 1;
      const fits = isLip(column, row) && isLip(column - edge, row) && isLip(column + edge, row);
      if (fits && isLip(column, row - edge) && isLip(column, row + edge)) return { column, row, radius, square: -1 };
    }
  const cell = inside.indexOf(1);
  return { column: cell % columns, row: div(cell, columns), radius: 1, square: -1 };
}

/** In the middle of one of the squares that the mouth fills most. */
function placeInSquare(mouth: Mouth, rng: Rng): BeautySpot {
  const shares = countSquareCells(mouth);
  const full = [...shares.keys()].filter((square) => elementAt(shares, square) * 4 > squareCells * squareCells * 3);
  const square = full.length > 0 ? elementAt(full, rngBelow(rng, full.length)) : shares.indexOf(Math.max(...shares));
  const half = div(squareCells, 2);
  const column = firstSquareColumn + (square % squaresAcross) * squareCells + half;
  return { column, row: div(square, squaresAcross) * squareCells + half, radius: largestRadius, square };
}
