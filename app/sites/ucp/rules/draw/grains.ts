import { elementAt } from "#app/kits/basics/element-at.ts";
import { type Random, randomBetween } from "#app/kits/basics/seeded-random.ts";
import type { Paint } from "#contracts/painting.ts";
import { pathLength, type TouchPoint } from "./touch-path.ts";
import { type Shape, formatNumber } from "./shape.ts";

/** Units of way to one crumb, by grain; dust leaves none. */
const unitsPerGrain = [11, 24, 60, Infinity] as const;
const maxGrains = 44;

/** What was not crushed fine enough lies in the paint as crumbs of the colours it was. */
export function drawGrains(touches: readonly TouchPoint[], widthUnits: number, paint: Paint, random: Random): Shape[] {
  const count = Math.min(
    maxGrains,
    Math.floor((pathLength(touches) * (0.6 + widthUnits / 60)) / unitsPerGrain[paint.grain]),
  );
  if (count === 0) return [];
  const paths = new Map<string, string>();
  for (let i = 0; i < count; i++) {
    const part = paint.parts[Math.floor(random() * paint.parts.length)];
    const [x, y] = elementAt(touches, Math.floor(random() * touches.length));
    const reach = widthUnits * 0.44;
    const d = grainPath(
      x + randomBetween(random, -reach, reach),
      y + randomBetween(random, -reach, reach),
      random,
      3 - paint.grain,
    );
    const hex = part?.hex ?? paint.hex;
    paths.set(hex, (paths.get(hex) ?? "") + d);
  }
  return [...paths].map(([fill, d]) => ({ d, fill, opacity: 0.9 }));
}

/** A broken bit, three or four corners, relative so that it costs little. */
function grainPath(x: number, y: number, random: Random, coarse: number): string {
  const size = randomBetween(random, 1.2, 1.6 + coarse * 1.3);
  const bit = (): string => formatNumber(randomBetween(random, -size, size));
  return `M${formatNumber(x)} ${formatNumber(y)}l${formatNumber(size)} ${bit()} ${bit()} ${formatNumber(size)} ${formatNumber(-size)} ${bit()}z`;
}
