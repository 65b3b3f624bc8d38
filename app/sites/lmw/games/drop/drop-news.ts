import type { DropWorld } from "./drop-world.ts";

type Merge = DropWorld["merged"][number];
type Miss = DropWorld["missed"][number];

/** What was already told of a round. */
export interface ReportedDrops {
  tick: number;
  saved: number;
  isHigh: boolean;
}

/** What has happened since it was last told. */
export interface DropNews {
  merges: readonly Merge[];
  /** Lips that missed their like, where that cost points. */
  misses: readonly Miss[];
  /** An overflow was taken back. */
  wasSaved: boolean;
  /** For the first time in a while something lies above the brim. */
  isBrimReached: boolean;
}

export const nothingReported: ReportedDrops = { tick: 0, saved: 0, isHigh: false };

/** Something lies above the brim, and has for a moment. */
export const isBrimInDanger = ({ balls }: Pick<DropWorld, "balls">): boolean => balls.some(({ high }) => high > 20);

export function readDropNews(
  reported: ReportedDrops,
  world: Pick<DropWorld, "merged" | "missed" | "saved" | "balls" | "tick">,
): { news: DropNews; reported: ReportedDrops } {
  const isHigh = isBrimInDanger(world);
  return {
    news: {
      merges: world.merged.filter(({ tick }) => tick > reported.tick),
      misses: world.missed.filter(({ tick, points }) => tick > reported.tick && points > 0),
      wasSaved: world.saved > reported.saved,
      isBrimReached: isHigh && !reported.isHigh,
    },
    reported: { tick: world.tick, saved: world.saved, isHigh },
  };
}
