import { floatAt, indexAt } from "../basics/typed-array-at.ts";
import { cutShares, meshPointCount } from "./mesh-facts.ts";

/**
 * Fills in what the points of the cuts are from the points they lie between, whatever is told of a point: a piece then is
 * drawn as that part of its triangle was.
 * @param values so many numbers of each point, the 468 first; those behind them are written
 * @param cuts as `CutMesh` has them
 */
export function extendByCuts(values: Float32Array, numbers: number, cuts: Uint16Array): void {
  for (let cut = 0; cut < cuts.length; cut += 3) {
    const from = indexAt(cuts, cut) * numbers;
    const to = indexAt(cuts, cut + 1) * numbers;
    const share = indexAt(cuts, cut + 2) / cutShares;
    const at = (meshPointCount + cut / 3) * numbers;
    for (let i = 0; i < numbers; i++) {
      const start = floatAt(values, from + i);
      values[at + i] = start + (floatAt(values, to + i) - start) * share;
    }
  }
}
