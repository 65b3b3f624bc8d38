import type { Paint } from "#contracts/painting.ts";
import { type Noise, strokeNoise } from "./noise.ts";
import { outlineText, type Place } from "./path-text.ts";
import type { Shape } from "./shape.ts";
import type { Trace } from "./trace.ts";

/** Units of way to one crumb, by grain; dust leaves none. */
const unitsPerGrain = [11, 24, 60, Infinity] as const;
const maxGrains = 44;

/** Where crumbs may lie. */
export type GrainGround = Pick<Trace, "width" | "length" | "noise" | "place">;

/** What was not crushed fine enough lies in the paint as crumbs of the colours it was. */
export function drawGrains({ width, length, noise, place }: GrainGround, paint: Paint): Shape[] {
  const units = unitsPerGrain[paint.grain] / (0.6 + width / 60);
  const count = Number.isFinite(units) ? Math.min(maxGrains, Math.floor(length / units)) : 0;
  const paths = new Map<string, string>();
  for (let i = 0; i < count; i++) {
    const part = paint.parts[Math.floor(noise(700, i) * paint.parts.length)];
    const middle = place((i + noise(701, i)) * units, 0.84 * (2 * noise(702, i) - 1));
    const hex = part?.hex ?? paint.hex;
    paths.set(hex, (paths.get(hex) ?? "") + grainText(middle, noise, i, 3 - paint.grain));
  }
  return [...paths].map(([fill, d]) => ({ d, fill, opacity: 0.9 }));
}

/** The ground of a print, which has no way of its own. */
export function printGround(x: number, y: number, reach: number, turn: number): GrainGround {
  return {
    ...{ width: reach * 1.6, length: reach * 2, noise: strokeNoise(x * 8191 + y * 131 + turn) },
    place: (along, aside) => [x - reach + along, y + aside * reach * 0.7],
  };
}

/** A broken bit with four corners. */
function grainText([x, y]: Place, noise: Noise, i: number, coarse: number): string {
  const size = 1.2 + (0.4 + coarse * 1.3) * noise(703, i);
  const bit = (corner: number): number => size * (2 * noise(704 + corner, i) - 1);
  return outlineText([
    [x, y],
    [x + size, y + bit(0)],
    [x + size + bit(1), y + size + bit(0)],
    [x + bit(1), y + size],
  ]);
}
