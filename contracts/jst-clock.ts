// What a clock in Japan shows; the calendar stands on it. Apart, because the first scripts of every page carry it.

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
/** Japan Standard Time is UTC+9 all year; there has been no summer time since 1951. */
export const jstOffsetMs = 9 * hourMs;

/** A Date, or milliseconds since 1970. */
export type Instant = Date | number;

/** The moment, shifted so that its UTC fields read as a clock in Japan. */
export const shiftToJst = (instant: Instant): Date => new Date(Number(instant) + jstOffsetMs);

/** The hour of the day in Japan, 0 to 23. */
export const jstHour = (instant: Instant): number => shiftToJst(instant).getUTCHours();

/** What calendar and clock show in Japan at that moment: months from 1, weekdays from 0 for Sunday. */
export function jstFields(instant: Instant) {
  const at = shiftToJst(instant);
  return {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    weekday: at.getUTCDay(),
    hour: at.getUTCHours(),
    minute: at.getUTCMinutes(),
  };
}
