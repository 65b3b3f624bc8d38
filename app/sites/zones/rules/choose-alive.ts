import { hourMs, jstHour } from "#contracts/jst-clock.ts";

/** Parts of a day in Japan: from 5, 11, 17 and 21 o'clock. */
export type Daypart = "morning" | "day" | "evening" | "night";

/** Something that is going on. */
export interface Timed {
  /** When one has most of it. */
  bestAt: readonly Daypart[];
  /** For what is on from one moment to another; left out: it has no such moments. */
  startsMs?: number;
  endsMs?: number | null;
}

/** What begins so soon goes before what is always there. */
const soonMs = 3 * hourMs;
/** What ends so soon does, too. */
const lastDayMs = 24 * hourMs;

/** The part of the day at that hour in Japan. */
export function daypartAt(hour: number): Daypart {
  if (hour < 5 || hour >= 21) return "night";
  if (hour < 11) return "morning";
  return hour < 17 ? "day" : "evening";
}

/**
 * The first `count` of what is going on: what is on this minute, what begins soon, what ends within a day, then what
 * belongs to the hour; of equal ones those that stand first.
 */
export function chooseAlive<Candidate extends Timed>(
  candidates: readonly Candidate[],
  nowMs: number,
  count: number,
): Candidate[] {
  return candidates
    .map((candidate) => ({ candidate, urgency: urgencyOf(candidate, nowMs) }))
    .toSorted((a, b) => b.urgency - a.urgency)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

function urgencyOf({ bestAt, startsMs, endsMs }: Timed, nowMs: number): number {
  const isOver = endsMs != null && endsMs <= nowMs;
  if (!isOver && startsMs !== undefined) {
    if (startsMs <= nowMs) return 4;
    if (startsMs - nowMs <= soonMs) return 3;
  }
  if (!isOver && startsMs === undefined && endsMs != null && endsMs - nowMs <= lastDayMs) return 2;
  return bestAt.includes(daypartAt(jstHour(nowMs))) ? 1 : 0;
}
