import type { OpeningTimes, weekdays } from "#contracts/shop.ts";
import { addDays, jstDay, startOfJstDay, weekdayOf } from "#contracts/jst-calendar.ts";

const minuteMs = 60_000;
/** So far ahead is looked for the next opening. */
const daysAhead = 8;
const days: readonly (typeof weekdays)[number][] = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

/** Whether a shop is open, and when that changes next; null: not within a week. */
export interface Opening {
  isOpen: boolean;
  changesAt: Date | null;
}

/** Open or closed at that moment by a clock in Japan, whatever the device says. */
export function openingAt(times: OpeningTimes, now: Date): Opening {
  const spans = spansAround(times, now);
  const current = spans.find(({ from, to }) => from <= now.getTime() && now.getTime() < to);
  if (current) {
    const isEndless = current.to >= startOfJstDay(addDays(jstDay(now), daysAhead)).getTime();
    return { isOpen: true, changesAt: isEndless ? null : new Date(current.to) };
  }
  const next = spans.find(({ from }) => from > now.getTime());
  return { isOpen: false, changesAt: next ? new Date(next.from) : null };
}

/** The times of one day, as they are told: its own, or those of its weekday. */
export const hoursOf = ({ hours, exceptions }: OpeningTimes, day: string): readonly string[] =>
  exceptions[day] ?? hours[days[weekdayOf(day)] ?? "sun"];

interface Span {
  from: number;
  to: number;
}

/** From yesterday, whose night may not be over, to the end of the week; what touches is one span. */
function spansAround(times: OpeningTimes, now: Date): Span[] {
  const today = jstDay(now);
  const spans = Array.from({ length: daysAhead + 1 }, (_, i) => addDays(today, i - 1)).flatMap((day) =>
    hoursOf(times, day).map((hours) => spanOf(day, hours)),
  );
  const joined: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else joined.push({ ...span });
  }
  return joined;
}

function spanOf(day: string, hours: string): Span {
  const [from = 0, to = 0] = hours.split("-").map(minutesOf);
  const start = startOfJstDay(day).getTime();
  return { from: start + from * minuteMs, to: start + to * minuteMs };
}

function minutesOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(":").map(Number);
  return hour * 60 + minute;
}
