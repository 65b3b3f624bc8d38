import { abs, clamp, div } from "#app/kits/game/fixed-point.ts";
import { rngAround, rngBelow, type Rng } from "#app/kits/game/rng.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";

// The sign is 180 × 120 units, looked at in cells of two units. A mouth is a row of upper and lower edges, column by
// column, and for some a gap between the lips that must stay free.

export const cellUnits = 2;
export const columns = 90;
export const rows = 60;
/** The sign in half units. */
export const signWidth = columns * 4;
export const signHeight = rows * 4;
/** The squares of reduced motion: seven by five, as large as a fingertip, over the middle 84 columns. */
export const squareCells = 12;
export const squaresAcross = 7;
export const squaresDown = 5;
export const firstSquareColumn = 3;

/** What a mouth looks like: lengths in cells, edges in 256ths of a cell where it says so. */
export interface Mouth {
  /** 1 where paint belongs; a beauty spot is 0. */
  inside: Uint8Array;
  /** How many cells that is. */
  area: number;
  /** Edges for drawing, in 256ths of a cell: [column, upper, lower] and the gap, if there is one. */
  outline: { column: number; top: number; bottom: number; gapTop: number; gapBottom: number }[];
}

/** Upper edges from the middle (first) to the corner (last), in 256ths of the lip's height. */
const upperLipCurves: readonly (readonly number[])[] = [
  [196, 226, 256, 244, 214, 172, 122, 66, 0],
  [150, 214, 256, 230, 188, 140, 92, 46, 0],
  [232, 244, 252, 250, 236, 206, 160, 96, 0],
  [256, 238, 214, 190, 160, 126, 88, 46, 0],
  [120, 226, 256, 214, 162, 116, 74, 36, 0],
];
const lowerLipCurves: readonly (readonly number[])[] = [
  [256, 252, 242, 224, 198, 162, 116, 60, 0],
  [256, 254, 246, 226, 186, 134, 84, 38, 0],
  [236, 252, 256, 240, 206, 160, 108, 52, 0],
];

/** The `n`th mouth of a round, from its dice. They grow harder: thinner, tilted, open. */
export function createMouth(rng: Rng, n: number): Mouth {
  const halfWidth = 34 + rngBelow(rng, 7);
  const upperCurve = elementAt(upperLipCurves, rngBelow(rng, upperLipCurves.length));
  const lowerCurve = elementAt(lowerLipCurves, rngBelow(rng, lowerLipCurves.length));
  const upper = 12 + rngBelow(rng, 5) - (n > 4 ? 2 : 0);
  const lower = 15 + rngBelow(rng, 6) - (n > 4 ? 2 : 0);
  /** How far the corners hang (or rise), and the whole leans, in cells. */
  const smile = rngAround(rng, n < 2 ? 2 : 7);
  const lean = n < 3 ? 0 : rngAround(rng, 6);
  const gap = n % 3 === 2 ? 3 + rngBelow(rng, 4) : 0;
  const middleRow = div(rows, 2) - div(lower - upper, 2);

  const inside = new Uint8Array(columns * rows);
  const outline: Mouth["outline"] = [];
  let area = 0;
  for (let column = 0; column < columns; column++) {
    const offset = 2 * column + 1 - columns;
    const along = div(abs(offset) * 1024, 2 * halfWidth);
    if (along > 1024) continue;
    const bend =
      middleRow * 256 + div(smile * 256 * along * div(along, 4), 1024 * 256) + div(lean * offset * 256, 2 * halfWidth);
    const top = bend - upper * sampleCurve(upperCurve, along);
    const bottom = bend + lower * sampleCurve(lowerCurve, along);
    const open = gap * sampleCurve(gapShape, along);
    const gapTop = bend - open;
    const gapBottom = bend + open;
    outline.push({ column, top, bottom, gapTop, gapBottom });
    for (let row = 0; row < rows; row++) {
      const y = row * 256 + 128;
      if (y < top || y > bottom || (gap > 0 && y > gapTop && y < gapBottom)) continue;
      inside[row * columns + column] = 1;
      area++;
    }
  }
  return { inside, area, outline };
}

const gapShape: readonly number[] = [256, 250, 234, 206, 164, 104, 0, 0, 0];

/** A value of a row of nine, `along` from 0 to 1024, between its neighbours. */
function sampleCurve(shape: readonly number[], along: number): number {
  const scaled = clamp(along, 0, 1023) * 8;
  const index = scaled >> 10;
  const low = elementAt(shape, index);
  return low + div((elementAt(shape, index + 1) - low) * (scaled & 1023), 1024);
}

/** How many cells of each square of reduced motion lie inside the mouth, 0 to 144. */
export function countSquareCells({ inside }: Mouth): Uint8Array {
  const shares = new Uint8Array(squaresAcross * squaresDown);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const across = column - firstSquareColumn;
      if (inside[row * columns + column] === 0 || across < 0 || across >= squaresAcross * squareCells) continue;
      const square = div(row, squareCells) * squaresAcross + div(across, squareCells);
      shares[square] = elementAt(shares, square) + 1;
    }
  return shares;
}
