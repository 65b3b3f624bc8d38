import { type LitScales, lightScales } from "./light-scales.ts";
import { createRelief } from "./relief.ts";
import { growScales } from "./scales.ts";

/** The lit creature with the place of each of its scales: x, y, x, y, … */
export interface CreatureModel {
  lit: LitScales;
  scalePositions: Float32Array;
}

/** The creature, from nothing; a tenth of a second of work. */
export function buildCreature(): CreatureModel {
  const relief = createRelief();
  const scales = growScales(relief);
  return { lit: lightScales(relief, scales), scalePositions: Float32Array.from(scales.flatMap(({ x, y }) => [x, y])) };
}
