import type { Random } from "../../platform/random.ts";

const resolution = 1_000_000;

/** A number from 0 up to, but not including, 1. */
export const fraction = (random: Random): number => random.int(resolution) / resolution;

/** One of some things, each as likely as its weight says. The weights must not all be 0. @throws RangeError on no things */
export function pickWeighted<Thing>(random: Random, items: readonly Thing[], weightOf: (item: Thing) => number): Thing {
  const total = items.reduce((sum, item) => sum + weightOf(item), 0);
  let at = fraction(random) * total;
  let picked: Thing | undefined;
  for (const item of items) {
    picked = item;
    at -= weightOf(item);
    if (at < 0) break;
  }
  if (picked === undefined) throw new RangeError("nothing to pick from");
  return picked;
}

/** The things in a new order; `count` of them when given. */
export function shuffle<Thing>(random: Random, items: readonly Thing[], count = items.length): Thing[] {
  const rest = [...items];
  return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(random.int(rest.length), 1)).flat();
}

/** A whole number whose average is `mean`: what lies behind the point is thrown for. */
export function aroundMean(random: Random, mean: number): number {
  // Between half and one and a half of the mean, so that hours differ.
  const target = mean * (0.5 + fraction(random));
  return Math.floor(target) + (fraction(random) < target % 1 ? 1 : 0);
}
