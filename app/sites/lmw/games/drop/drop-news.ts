import type { DropWorld } from "./drop-world.ts";

type Merge = DropWorld["merged"][number];
type Miss = DropWorld["missed"][number];
type Vanishing = DropWorld["vanished"][number];

/** What was already told of a round: the last of each list, as it is in there. */
export interface ReportedDrops {
  merge?: Merge | undefined;
  miss?: Miss | undefined;
  vanishing?: Vanishing | undefined;
  saved: number;
  isHigh: boolean;
}

/** What has happened since it was last told. */
export interface DropNews {
  merges: readonly Merge[];
  /** Lips that missed their like, where that cost points. */
  misses: readonly Miss[];
  /** Stones that crumbled, lips that popped. */
  vanishings: readonly Vanishing[];
  /** An overflow was taken back. */
  wasSaved: boolean;
  /** For the first time in a while something lies above the brim. */
  isBrimReached: boolean;
}

export const nothingReported: ReportedDrops = { saved: 0, isHigh: false };

/** Something lies above the brim, and has for a moment. */
export const isBrimInDanger = ({ balls }: Pick<DropWorld, "balls">): boolean => balls.some(({ high }) => high > 20);

/** Not by ticks: what a monster does comes in the tick that was told last, as often as not. */
export function readDropNews(
  reported: ReportedDrops,
  world: Pick<DropWorld, "merged" | "missed" | "vanished" | "saved" | "balls">,
): { news: DropNews; reported: ReportedDrops } {
  const { merged, missed, vanished, saved } = world;
  const isHigh = isBrimInDanger(world);
  return {
    news: {
      merges: listSince(merged, reported.merge),
      misses: listSince(missed, reported.miss).filter(({ points }) => points > 0),
      vanishings: listSince(vanished, reported.vanishing),
      wasSaved: saved > reported.saved,
      isBrimReached: isHigh && !reported.isHigh,
    },
    reported: { merge: merged.at(-1), miss: missed.at(-1), vanishing: vanished.at(-1), saved, isHigh },
  };
}

/** What came behind one of a list; the whole list where that has left it. */
const listSince = <T>(list: readonly T[], last: T | undefined): readonly T[] =>
  list.slice(last === undefined ? 0 : list.lastIndexOf(last) + 1);
