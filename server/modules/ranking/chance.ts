import type { Random } from "../../platform/random.ts";

const grain = 1_000_000;

/** A number from 0 up to, but not including, 1. */
export const fraction = (random: Random): number => random.int(grain) / grain;

/** One of some things, each as likely as its weight says. The weights must not all be 0. */
export function pickWeighted<Thing>(
  random: Random,
  things: readonly Thing[],
  weightOf: (thing: Thing) => number,
): Thing {
  const total = things.reduce((sum, thing) => sum + weightOf(thing), 0);
  let at = fraction(random) * total;
  for (const thing of things) {
    at -= weightOf(thing);
    if (at < 0) return thing;
  }
  return things.at(-1)!;
}

/** The things in a new order; `count` of them when given. */
export function shuffled<Thing>(random: Random, things: readonly Thing[], count = things.length): Thing[] {
  const rest = [...things];
  return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(random.int(rest.length), 1)[0]!);
}

/** A whole number whose average is `mean`: what lies behind the point is thrown for. */
export function aroundMean(random: Random, mean: number): number {
  // Between half and one and a half of the mean, so that hours differ.
  const wished = mean * (0.5 + fraction(random));
  return Math.floor(wished) + (fraction(random) < wished % 1 ? 1 : 0);
}
