import { getBox } from "./box-sides.ts";
import type { Guest, LiftWorld } from "./rules.ts";
import { tuning } from "./tuning.ts";

/** What one of the two lifts is doing. */
export interface LiftCycle {
  /** How far its cabin has gone, 0 to 1; at 1 the next one stands there. */
  moved: number;
  /** Where it goes with the last guest: 0 up, 1 down. */
  way: number;
  /** Which of the four pictures its gate is: 0 folded, 3 shut. */
  gate: number;
  /** How many guests it has taken, the last one by as much as is done of its ride. */
  taken: number;
}

/** Until the gate is folded again, in parts of a ride. */
const cycleEnd = 1.3;

/** Between rides the gate goes with the beat: folded at the stroke, a step out between two; still for whoever likes no motion. */
export function getLiftCycle(
  world: LiftWorld,
  box: number,
  { nowMs, beatShare, isMotionReduced }: { nowMs: number; beatShare: number; isMotionReduced: boolean },
): LiftCycle {
  let taken = 0;
  let part = Infinity;
  let way = box;
  for (let n = 0; n < world.at; n++) {
    const guest = world.guests[n];
    if (!guest || guest.judged === 3 || guest.stays || getBox(world, n) !== box) continue;
    taken++;
    const own = getRidePart(guest, nowMs);
    // The one before is away before the next one is inside.
    if (part < 1) continue;
    part = own;
    way = guest.side;
  }
  const isRiding = part < cycleEnd;
  const resting = isMotionReduced || beatShare > 0.5 ? 0 : 1;
  return {
    way,
    moved: isRiding ? ease((part - tuning.shutAt) / (1 - tuning.shutAt)) : 0,
    gate: isRiding ? getRideGate(part) : resting,
    taken: isRiding ? taken - 1 + ease((part - tuning.insideAt) / (1 - tuning.insideAt)) : taken,
  };
}

/** How much of its ride a guest has behind it; beyond 1 it is away. */
export const getRidePart = ({ judgedMs }: Guest, nowMs: number): number => (nowMs - judgedMs) / tuning.rideMs;

/** The gate in a ride: out step by step behind the guest, back step by step for the next one. */
function getRideGate(part: number): number {
  if (part < tuning.insideAt) return 0;
  if (part < 1) return Math.min(3, 1 + Math.floor(((part - tuning.insideAt) / (tuning.shutAt - tuning.insideAt)) * 3));
  return Math.max(0, 2 - Math.floor((part - 1) * 10));
}

function ease(share: number): number {
  const part = Math.max(0, Math.min(1, share));
  return part * part * (3 - 2 * part);
}
