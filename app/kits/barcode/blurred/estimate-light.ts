import type { Light } from "./best-symbols.ts";

/** Paper and ink follow parabolas along the code: shade, a lamp's edge, the roundness of a tube. */
const terms = 3;

/** A first guess without knowing the code: paper is the bright end of it, and about half of a code is dark. */
export function guessLight(samples: Float32Array): Light {
  const sorted = samples.toSorted();
  const paper = sorted[Math.floor(sorted.length * 0.95)] ?? 255;
  const mean = samples.reduce((sum, value) => sum + value, 0) / samples.length;
  const dark = (samples.length * 0.475) / samples.length;
  return {
    paper: new Float32Array(samples.length).fill(paper),
    contrast: new Float32Array(samples.length).fill((paper - mean) / dark),
  };
}

/** Light under which a drawn code looks most like the samples (least squares). */
export function fitLight(samples: Float32Array, dark: Float32Array): Light {
  const size = 2 * terms;
  const matrix = new Float64Array(size * size);
  const target = new Float64Array(size);
  const row = new Float64Array(size);
  samples.forEach((value, i) => {
    fillRow(row, i / samples.length - 0.5, dark[i] ?? 0);
    for (let r = 0; r < size; r++) {
      target[r] = target[r]! + row[r]! * value;
      for (let c = 0; c < size; c++) matrix[r * size + c] = matrix[r * size + c]! + row[r]! * row[c]!;
    }
  });
  const weights = solve(matrix, target);
  const paper = new Float32Array(samples.length);
  const contrast = new Float32Array(samples.length);
  for (let i = 0; i < samples.length; i++) {
    const x = i / samples.length - 0.5;
    for (let power = 0; power < terms; power++) {
      paper[i] = paper[i]! + weights[power]! * x ** power;
      contrast[i] = contrast[i]! - weights[terms + power]! * x ** power;
    }
  }
  return { paper, contrast };
}

function fillRow(row: Float64Array, x: number, dark: number): void {
  for (let power = 0; power < terms; power++) {
    row[power] = x ** power;
    row[terms + power] = dark * x ** power;
  }
}

/** Gauss with the largest pivot; a direction without any is left at zero. */
function solve(matrix: Float64Array, target: Float64Array): Float64Array {
  const size = target.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let r = column + 1; r < size; r++)
      if (Math.abs(matrix[r * size + column]!) > Math.abs(matrix[pivot * size + column]!)) pivot = r;
    if (Math.abs(matrix[pivot * size + column]!) < 1e-9) continue;
    swapRows(matrix, target, column, pivot);
    for (let r = 0; r < size; r++) {
      if (r === column) continue;
      const share = matrix[r * size + column]! / matrix[column * size + column]!;
      for (let c = column; c < size; c++)
        matrix[r * size + c] = matrix[r * size + c]! - share * matrix[column * size + c]!;
      target[r] = target[r]! - share * target[column]!;
    }
  }
  return target.map((value, i) => (Math.abs(matrix[i * size + i]!) < 1e-9 ? 0 : value / matrix[i * size + i]!));
}

function swapRows(matrix: Float64Array, target: Float64Array, one: number, other: number): void {
  if (one === other) return;
  const size = target.length;
  for (let c = 0; c < size; c++)
    [matrix[one * size + c], matrix[other * size + c]] = [matrix[other * size + c]!, matrix[one * size + c]!];
  [target[one], target[other]] = [target[other]!, target[one]!];
}
