import type { Strip } from "./find-strip.ts";
import { type CodeFit, fitCode, judgeLine, refineFit } from "./fit-code.ts";

/** A code must explain so much of what is seen. */
const leastExplained = 0.8;
/** Below this a coarse look has found no bars at all. */
const leastPromising = 0.25;
/** Parts of the strip that are read for themselves: no line of pixels is in two of them. */
const bands = 3;

/** What the parts of the most promising strip read, each for itself, where zxing may find no edges; none up to three. */
export function readBlurred(strips: readonly Strip[]): string[] {
  for (const { strip, isReversed, promise } of rankStrips(strips)) {
    if (promise < leastPromising) break;
    const codes = readBands(strip, isReversed);
    if (codes.length > 0) return codes;
  }
  return [];
}

/** Both directions of every strip, the most promising first. */
function rankStrips(strips: readonly Strip[]) {
  return strips
    .flatMap((strip) =>
      [false, true].map((isReversed) => {
        const { line, near } = lineOf(strip, isReversed, 1);
        return { strip, isReversed, promise: judgeLine(line, near) };
      }),
    )
    .toSorted((one, other) => other.promise - one.promise)
    .slice(0, 3);
}

function readBands(strip: Strip, isReversed: boolean): string[] {
  const codes: string[] = [];
  let place: CodeFit["place"] | null = null;
  for (const band of [1, 0, 2]) {
    const { line, near } = lineOf(strip, isReversed, band);
    const fit: CodeFit = place ? refineFit(line, place, [0.3, 0.12]) : fitCode(line, near);
    if (fit.explained < leastExplained) continue;
    place ??= fit.place;
    if (fit.code !== null) codes.push(fit.code);
  }
  return codes;
}

function lineOf(strip: Strip, isReversed: boolean, band: number) {
  const line = meanLine(strip, band / bands, (band + 1) / bands);
  return isReversed
    ? { line: line.toReversed(), near: { from: strip.width - strip.to, to: strip.width - strip.from } }
    : { line, near: { from: strip.from, to: strip.to } };
}

function meanLine({ data, width, height }: Strip, from: number, to: number): Float32Array {
  const top = Math.floor(from * height);
  const bottom = Math.max(top + 1, Math.floor(to * height));
  const line = new Float32Array(width);
  for (let y = top; y < bottom; y++) for (let x = 0; x < width; x++) line[x] = line[x]! + data[y * width + x]!;
  return line.map((sum) => sum / (bottom - top));
}
