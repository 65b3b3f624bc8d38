import type { MakeupScene } from "#contracts/makeup.ts";
import type { MakeupPart } from "#contracts/makeup-choices.ts";

/** What stays when time is little, the most needed first. */
const priority: readonly MakeupPart[] = [
  "lip",
  "lash",
  "lid",
  "cheek",
  "brow",
  "base",
  "liner",
  "accent",
  "light",
  "contour",
];

/** How many places a scene moves a part up or down. */
const liftRanks = 2.5;
const lowerRanks = 4;

/** The parts that a time has room for, in the order in which they are done. */
export function chooseParts(
  possible: readonly MakeupPart[],
  { lifts, lowers }: Pick<MakeupScene, "lifts" | "lowers">,
  count: number,
): MakeupPart[] {
  const rank = (part: MakeupPart): number =>
    priority.indexOf(part) - (lifts.includes(part) ? liftRanks : 0) + (lowers.includes(part) ? lowerRanks : 0);
  const chosen = possible
    .toSorted((a, b) => rank(a) - rank(b) || priority.indexOf(a) - priority.indexOf(b))
    .slice(0, count);
  return possible.filter((part) => chosen.includes(part));
}
