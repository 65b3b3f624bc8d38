import { atJstDay, compactDay, dayNumberOf, jstDay, jstDayNumber, parseCompactDay } from "#contracts/jst-calendar.ts";
import { dayMs } from "#contracts/jst-clock.ts";
import type { LiveState, Programme } from "#contracts/live.ts";

/** A programme that was cancelled is told of from a day before its hour until it would have ended. */
const toldBeforeMs = dayMs;
/** After a programme its replay stands first for a day. */
const replayMs = dayMs;

/** What an operator changed about one airing. Moments in ms. */
export interface AiringChangeRow {
  airingId: string;
  startedAtMs: number | null;
  endedAtMs: number | null;
  cancelledAtMs: number | null;
  reason: string | null;
}

/** One programme on one day. */
export interface Airing {
  id: string;
  programme: Programme;
  startMs: number;
  endMs: number;
  cancelledAtMs: number | null;
  reason: string | null;
}

/** What is on at a moment, and what comes next. `turnMs`: when the answer changes by itself. */
export interface OnAir {
  state: LiveState;
  airing: Airing | null;
  next: Airing | null;
  turnMs: number;
}

/** All airings from eight days before to eight days after a moment, in order. */
export function airingsAround(
  programmes: readonly Programme[],
  rows: readonly AiringChangeRow[],
  nowMs: number,
): Airing[] {
  const today = jstDayNumber(nowMs);
  const planned = programmes.flatMap((programme) =>
    Array.from({ length: 17 }, (_, i) => today - 8 + i)
      .filter((day) => programme.weekdays.includes((day + 4) % 7))
      .map((day) => airingOn(programme, day, null)),
  );
  const ids = new Set(planned.map(({ id }) => id));
  // Begun by hand on a day that the plan does not know.
  const extra = rows.filter(({ airingId, startedAtMs }) => startedAtMs !== null && !ids.has(airingId));
  const unplanned = extra.flatMap(({ airingId }) => {
    const programme = programmes.find(({ id }) => airingId.startsWith(`${id}.`));
    return programme ? [airingOn(programme, dayOf(airingId), airingId)] : [];
  });
  return [...planned, ...unplanned]
    .map((airing) =>
      changed(
        airing,
        rows.find(({ airingId }) => airingId === airing.id),
      ),
    )
    .toSorted((a, b) => a.startMs - b.startMs);
}

/** What is on. Of two at once the one that began last. */
export function onAirAt(airings: readonly Airing[], nowMs: number): OnAir {
  const isOn = ({ startMs, endMs, cancelledAtMs }: Airing): boolean =>
    cancelledAtMs === null && startMs <= nowMs && nowMs < endMs;
  const next = airings.find(({ startMs, cancelledAtMs }) => startMs > nowMs && cancelledAtMs === null) ?? null;
  const turns = airings
    .flatMap(({ startMs, endMs }) => [startMs - toldBeforeMs, startMs, endMs, endMs + replayMs])
    .filter((turn) => turn > nowMs);
  const turnMs = Math.min(nowMs + dayMs, ...turns);

  const on = airings.findLast(isOn);
  if (on) return { state: "on", airing: on, next, turnMs };
  const called = airings.find(
    ({ startMs, endMs, cancelledAtMs }) => cancelledAtMs !== null && startMs - toldBeforeMs <= nowMs && nowMs < endMs,
  );
  if (called) return { state: "cancelled", airing: called, next, turnMs };
  const last = airings.findLast(({ endMs, cancelledAtMs }) => cancelledAtMs === null && endMs <= nowMs);
  if (last && nowMs < last.endMs + replayMs) return { state: "replay", airing: last, next, turnMs };
  return { state: "off", airing: null, next, turnMs };
}

/** The day in Japan of a moment as it stands in an airing's id. */
export const stampOf = (ms: number): string => compactDay(jstDay(ms));

function airingOn(programme: Programme, day: number, id: string | null): Airing {
  const [hour = 0, minute = 0] = programme.startsAt.split(":").map(Number);
  const startMs = atJstDay(day, (hour * 60 + minute) * 60_000).getTime();
  return {
    id: id ?? `${programme.id}.${stampOf(startMs)}`,
    programme,
    startMs,
    endMs: startMs + programme.minutes * 60_000,
    cancelledAtMs: null,
    reason: null,
  };
}

function changed(airing: Airing, row: AiringChangeRow | undefined): Airing {
  if (!row) return airing;
  const startMs = row.startedAtMs ?? airing.startMs;
  const endMs = startMs + airing.programme.minutes * 60_000;
  return {
    ...airing,
    startMs,
    endMs: row.endedAtMs === null ? endMs : Math.min(endMs, Math.max(startMs, row.endedAtMs)),
    cancelledAtMs: row.cancelledAtMs,
    reason: row.reason,
  };
}

const dayOf = (airingId: string): number => dayNumberOf(parseCompactDay(airingId.slice(-8)) ?? "");
