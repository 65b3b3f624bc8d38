import { div, easeInOut } from "#app/kits/game/fixed-point.ts";
import type { DropWorld } from "./drop-world.ts";
import { brim } from "./solver.ts";

// On the third night a tide sinks the brim lower, and lets it rise again.

/** The brim stands high for so long, sinks, stands low, and rises; in ticks. */
const highTicks = 12 * 60;
const movingTicks = 4 * 60;
const lowTicks = 8 * 60;
const wholeTicks = highTicks + movingTicks + lowTicks + movingTicks;
/** How far it sinks, in 256ths of a unit. */
const depth = 38 * 256;

/** Above this line nothing may rest at this moment, in 256ths of a unit from above. */
export function getBrim({ setup, tick }: Pick<DropWorld, "setup" | "tick">): number {
  if (setup.night < 3) return brim;
  const at = tick % wholeTicks;
  if (at < highTicks) return brim;
  if (at < highTicks + movingTicks) return brim + sink(at - highTicks);
  if (at < wholeTicks - movingTicks) return brim + depth;
  return brim + sink(wholeTicks - at);
}

const sink = (ticks: number): number => div(depth * easeInOut(ticks, movingTicks), 1024);

/** Reduced motion: after so many lips the tide comes or goes; while it is in, nothing is laid in the upper row. */
const lipsPerTide = 10;

/** How many of the upper rows are closed: 0, or 1 while the tide is in. */
export const getClosedRows = (night: number, placedCount: number): number =>
  night >= 3 && div(placedCount, lipsPerTide) % 2 === 1 ? 1 : 0;

/** How many lips are laid until the tide turns. */
export const getLipsToTide = (placedCount: number): number => lipsPerTide - (placedCount % lipsPerTide);
