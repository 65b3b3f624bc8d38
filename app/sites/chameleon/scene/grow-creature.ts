import { type LitScales, lightScales } from "./light-scales.ts";
import { makeRelief } from "./relief.ts";
import { growScales } from "./scales.ts";

/** The lit creature with the place of each of its scales: x, y, x, y, … */
export interface GrownCreature {
  lit: LitScales;
  places: Float32Array;
}

/** The creature, from nothing; a tenth of a second of work. */
export function growCreature(): GrownCreature {
  const relief = makeRelief();
  const scales = growScales(relief);
  return { lit: lightScales(relief, scales), places: Float32Array.from(scales.flatMap(({ x, y }) => [x, y])) };
}
