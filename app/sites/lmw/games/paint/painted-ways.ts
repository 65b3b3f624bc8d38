import { abs, div, max } from "#app/kits/game/fixed-point.ts";
import { getFullInk, isInPot } from "./pot.ts";
import type { PaintWorld } from "./rules.ts";

/** A place on the sign, in half units. */
export interface Place {
  x: number;
  y: number;
}

/** A stroke that leaves paint. */
export interface PaintedWay {
  from: Place;
  to: Place;
}

type Brush = Pick<PaintWorld, "setup" | "charge" | "nowMs">;

/**
 * Where a brush leaves paint on its way: nothing in the pot, nothing once it is dry. It goes by the steps of the rules, and
 * `ink` is what the brush had before. `from` is null where it is just set down.
 */
export function listPaintedWays(brush: Brush, ink: number, from: Place | null, to: Place): PaintedWay[] {
  const start = from ?? to;
  if (brush.setup.night < 3) return [{ from: start, to }];
  const ways: PaintedWay[] = [];
  const steps = from ? max(1, div(max(abs(to.x - from.x), abs(to.y - from.y)) + 3, 4)) : 1;
  let left = ink;
  // Where it starts, paint lies already, unless that is in the pot or it was dry.
  let last: Place | null = left > 0 && !isInPot(start.x, start.y) ? start : null;
  for (let step = 1; step <= steps; step++) {
    const here = {
      x: start.x + div((to.x - start.x) * step, steps),
      y: start.y + div((to.y - start.y) * step, steps),
    };
    const isPainted = !isInPot(here.x, here.y) && (left > 0 || isDoubled(brush));
    if (isInPot(here.x, here.y)) left = getFullInk(brush.setup);
    else if (isPainted && !isDoubled(brush)) left--;
    const way = ways.at(-1);
    if (isPainted && way && last === way.to) way.to = here;
    else if (isPainted) ways.push({ from: last ?? here, to: here });
    last = isPainted ? here : null;
  }
  return ways;
}

/** The monster doubles the brush at this moment. */
export const isDoubled = ({ charge, nowMs }: Pick<PaintWorld, "charge" | "nowMs">): boolean => nowMs < charge.untilMs;
