import { randomBetween, type Random } from "#app/kits/basics/seeded-random.ts";
import { floorY } from "./stick-geometry.ts";

/** A lump of the broken half, as it falls and as it lies. Places in 0–1 of the picture's width. */
export interface Lump {
  /** Its share of the piece, from the break (0) to the tip (1). */
  from: number;
  to: number;
  restX: number;
  restY: number;
  restTurn: number;
  delayMs: number;
}

/** A crumb: where it flies to from the place of the blow, and how large it is. */
export interface Fragment {
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
  riseY: number;
  size: number;
  turn: number;
  light: number;
  delayMs: number;
  flightMs: number;
}

/** `ratio`: height of the picture over its width, so that all is told in widths. */
export function createLumps(ratio: number): Lump[] {
  const y = floorY * ratio;
  return [
    { from: 0, to: 0.3, restX: 0.46, restY: y + 0.055, restTurn: 1.42, delayMs: 0 },
    { from: 0.3, to: 0.56, restX: 0.66, restY: y + 0.005, restTurn: 1.86, delayMs: 30 },
    { from: 0.56, to: 1, restX: 0.84, restY: y + 0.075, restTurn: 1.2, delayMs: 60 },
  ];
}

/** Crumbs of the break itself, and of the blow on the floor. */
export function createFragments(random: Random, count: number, ratio: number): Fragment[] {
  return Array.from({ length: count }, (_, i) => {
    const isOfBreak = i % 3 === 0;
    const reach = randomBetween(random, 0.2, 1) ** 1.4;
    const fromX = isOfBreak ? randomBetween(random, 0.29, 0.49) : 0.64;
    const toX = fromX + randomBetween(random, -0.44, 0.4) * (isOfBreak ? 0.5 : reach);
    return {
      fromX,
      fromY: (isOfBreak ? 0.445 : floorY) * ratio,
      toX,
      toY: floorY * ratio + randomBetween(random, -0.05, 0.2) * reach,
      riseY: randomBetween(random, 0.02, 0.26) * (isOfBreak ? 0.4 : 1),
      size: 0.002 + 0.011 * random() ** 3,
      turn: randomBetween(random, 0, 6),
      light: randomBetween(random, -0.2, 0.06),
      delayMs: isOfBreak ? randomBetween(random, 0, 120) : 560 + randomBetween(random, 0, 60),
      flightMs: randomBetween(random, 380, 760),
    };
  });
}
