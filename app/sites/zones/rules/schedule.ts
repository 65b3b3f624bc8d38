import type { ScheduleEntry } from "#contracts/schedule.ts";

/** What is on now and closes soonest. What has no end comes after everything that has one. */
export function findClosingSoonest(schedule: readonly ScheduleEntry[], now: Date): ScheduleEntry | null {
  const nowMs = now.getTime();
  const isOn = (entry: ScheduleEntry): boolean => Date.parse(entry.startsAt) <= nowMs && nowMs < endMs(entry);
  return (
    schedule
      .filter(isOn)
      .toSorted((a, b) => endMs(a) - endMs(b) || Date.parse(b.startsAt) - Date.parse(a.startsAt))[0] ?? null
  );
}

/** The next moment at which something of the schedule begins or ends; null when nothing is to come. */
export function nextChange(schedule: readonly ScheduleEntry[], now: Date): Date | null {
  const moments = schedule.flatMap((entry) => [Date.parse(entry.startsAt), endMs(entry)]);
  const next = Math.min(...moments.filter((moment) => moment > now.getTime() && Number.isFinite(moment)));
  return Number.isFinite(next) ? new Date(next) : null;
}

/** The last moment that belongs to what ends at `endsAt`: whoever ends at 24:00 names the day before. */
export function lastMoment(endsAt: string): Date {
  return new Date(Date.parse(endsAt) - 1);
}

function endMs(entry: ScheduleEntry): number {
  return entry.endsAt === null ? Number.POSITIVE_INFINITY : Date.parse(entry.endsAt);
}
