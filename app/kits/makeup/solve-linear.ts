import { elementAt } from "../basics/element-at.ts";

/**
 * The unknowns of as many linear equations, by Gaussian elimination with pivots. What the equations leave open is 0.
 * @param matrix rows of factors, square; changes nothing of it
 */
export function solveLinear(matrix: readonly (readonly number[])[], wanted: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, elementAt(wanted, i)]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let best = column;
    for (let row = column + 1; row < size; row++)
      if (Math.abs(at(rows, row, column)) > Math.abs(at(rows, best, column))) best = row;
    [rows[column], rows[best]] = [elementAt(rows, best), elementAt(rows, column)];
    const pivot = at(rows, column, column);
    if (Math.abs(pivot) < 1e-9) continue;
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const factor = at(rows, row, column) / pivot;
      rows[row] = elementAt(rows, row).map((value, i) => value - factor * at(rows, column, i));
    }
  }
  return rows.map((row, i) => (Math.abs(at(rows, i, i)) < 1e-9 ? 0 : elementAt(row, size) / at(rows, i, i)));
}

const at = (rows: readonly (readonly number[])[], row: number, column: number): number =>
  elementAt(elementAt(rows, row), column);
