import type { ScheduleEntry } from "./schedule.ts";

/** 「赤の消える夜」: for three hours the whole hub is without red. */
export interface NoRedEvent {
  /** Its entry in the schedule: `red-night-2026-winter`. */
  id: string;
  startsAtMs: number;
  endsAtMs: number;
}

/** The no-red events of the schedule, in their order. An entry is one by its id; without an end, red would never come back. */
export function listNoRedEvents(schedule: readonly ScheduleEntry[]): NoRedEvent[] {
  return schedule
    .filter(({ id, endsAt }) => id.startsWith("red-night-") && endsAt !== null)
    .map(({ id, startsAt, endsAt }) => ({ id, startsAtMs: Date.parse(startsAt), endsAtMs: Date.parse(endsAt ?? "") }))
    .toSorted((a, b) => a.startsAtMs - b.startsAtMs);
}

/** The no-red event that is on at `nowMs`: from its first millisecond to the last before its end. */
export const getCurrentNoRedEvent = (schedule: readonly ScheduleEntry[], nowMs: number): NoRedEvent | null =>
  listNoRedEvents(schedule).find(({ startsAtMs, endsAtMs }) => startsAtMs <= nowMs && nowMs < endsAtMs) ?? null;

/** The next no-red event; null when none is announced. */
export const getNextNoRedEvent = (schedule: readonly ScheduleEntry[], nowMs: number): NoRedEvent | null =>
  listNoRedEvents(schedule).find(({ startsAtMs }) => startsAtMs > nowMs) ?? null;

/** The last no-red event that is over; null before the first. */
export const getLastNoRedEvent = (schedule: readonly ScheduleEntry[], nowMs: number): NoRedEvent | null =>
  listNoRedEvents(schedule).findLast(({ endsAtMs }) => endsAtMs <= nowMs) ?? null;

/** The next border at which red leaves or comes back; null when none is announced. No page may be kept past it. */
export function getNextNoRedBoundary(schedule: readonly ScheduleEntry[], nowMs: number): Date | null {
  const boundaries = listNoRedEvents(schedule).flatMap(({ startsAtMs, endsAtMs }) => [startsAtMs, endsAtMs]);
  const next = Math.min(...boundaries.filter((boundary) => boundary > nowMs));
  return Number.isFinite(next) ? new Date(next) : null;
}
