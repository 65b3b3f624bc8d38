import type { DropWorld } from "./drop-world.ts";
import { brim } from "./solver.ts";
import { getBrim } from "./tide.ts";

/** What the tide does, or is about to do; `still` on nights without one. */
export type TidePhase = "still" | "high" | "falling" | "low" | "rising";

/** So long before the brim moves it is told. */
const warningTicks = 90;

/** Of a moment of the round. */
export function getTidePhase({ setup, tick }: Pick<DropWorld, "setup" | "tick">): TidePhase {
  if (setup.night < 3) return "still";
  const now = getBrim({ setup, tick });
  const soon = getBrim({ setup, tick: tick + warningTicks });
  if (soon > now) return "falling";
  if (soon < now) return "rising";
  return now > brim ? "low" : "high";
}

/** The tide looks the same again after so many seconds, or sooner. */
const periodSeconds = 28;

/** How far the brim sinks in the course of a round, in 256ths of a unit from above. */
export function getLowestBrim(setup: DropWorld["setup"]): number {
  const seconds = Array.from({ length: periodSeconds }, (_, second) => second);
  return Math.max(...seconds.map((second) => getBrim({ setup, tick: second * 60 })));
}
