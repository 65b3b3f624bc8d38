import type { ScheduleEntry } from "./schedule.ts";

/** 「赤の消える夜」: for three hours the whole hub is without red. */
export interface RedNight {
  /** Its entry in the schedule: `red-night-2026-winter`. */
  id: string;
  startsAtMs: number;
  endsAtMs: number;
}

/** The nights of the schedule, in their order. An entry is one by its id; without an end it would never give red back. */
export function redNights(schedule: readonly ScheduleEntry[]): RedNight[] {
  return schedule
    .filter(({ id, endsAt }) => id.startsWith("red-night-") && endsAt !== null)
    .map(({ id, startsAt, endsAt }) => ({ id, startsAtMs: Date.parse(startsAt), endsAtMs: Date.parse(endsAt ?? "") }))
    .toSorted((a, b) => a.startsAtMs - b.startsAtMs);
}

/** The night that is on at `nowMs`: from its first millisecond to the last before its end. */
export const redNightAt = (schedule: readonly ScheduleEntry[], nowMs: number): RedNight | null =>
  redNights(schedule).find(({ startsAtMs, endsAtMs }) => startsAtMs <= nowMs && nowMs < endsAtMs) ?? null;

/** The next night to come; null when none is announced. */
export const nextRedNight = (schedule: readonly ScheduleEntry[], nowMs: number): RedNight | null =>
  redNights(schedule).find(({ startsAtMs }) => startsAtMs > nowMs) ?? null;

/** The last night that is over; null before the first. */
export const lastRedNight = (schedule: readonly ScheduleEntry[], nowMs: number): RedNight | null =>
  redNights(schedule).findLast(({ endsAtMs }) => endsAtMs <= nowMs) ?? null;

/** The next border at which red leaves or comes back; null when none is announced. No page may be kept past it. */
export function nextRedBorder(schedule: readonly ScheduleEntry[], nowMs: number): Date | null {
  const borders = redNights(schedule).flatMap(({ startsAtMs, endsAtMs }) => [startsAtMs, endsAtMs]);
  const next = Math.min(...borders.filter((border) => border > nowMs));
  return Number.isFinite(next) ? new Date(next) : null;
}
