import { jstDayToDate, compactDay, dayNumberOf, jstDay, jstDayNumber, parseCompactDay } from "./jst-calendar.ts";
import { dayMs } from "./jst-clock.ts";
import type { BroadcastState, Programme } from "./broadcast.ts";

/** A programme that was cancelled is told of from a day before its hour until it would have ended. */
const announcedBeforeMs = dayMs;
/** After a programme its replay stands first for a day. */
const replayMs = dayMs;

/** What an operator changed about one broadcast. Moments in ms. */
export interface BroadcastChange {
  broadcastId: string;
  startedAtMs: number | null;
  endedAtMs: number | null;
  cancelledAtMs: number | null;
  reason: string | null;
}

/** One programme on one day. */
export interface Broadcast {
  id: string;
  programme: Programme;
  startMs: number;
  endMs: number;
  cancelledAtMs: number | null;
  reason: string | null;
}

/** What is on at a moment, and what comes next. `turnMs`: when the answer changes by itself. */
export interface OnAir {
  state: BroadcastState;
  broadcast: Broadcast | null;
  next: Broadcast | null;
  nextChangeMs: number;
}

/** All broadcasts from eight days before to eight days after a moment, in order. */
export function broadcastsAround(
  programmes: readonly Programme[],
  rows: readonly BroadcastChange[],
  nowMs: number,
): Broadcast[] {
  const today = jstDayNumber(nowMs);
  const planned = programmes.flatMap((programme) =>
    Array.from({ length: 17 }, (_, i) => today - 8 + i)
      .filter((day) => programme.weekdays.includes((day + 4) % 7))
      .map((day) => broadcastOn(programme, day, null)),
  );
  const ids = new Set(planned.map(({ id }) => id));
  // Begun by hand on a day that the plan does not know.
  const extra = rows.filter(({ broadcastId, startedAtMs }) => startedAtMs !== null && !ids.has(broadcastId));
  const unplanned = extra.flatMap(({ broadcastId }) => {
    const programme = programmes.find(({ id }) => broadcastId.startsWith(`${id}.`));
    return programme ? [broadcastOn(programme, jstDayOf(broadcastId), broadcastId)] : [];
  });
  return [...planned, ...unplanned]
    .map((broadcast) =>
      applyChange(
        broadcast,
        rows.find(({ broadcastId }) => broadcastId === broadcast.id),
      ),
    )
    .toSorted((a, b) => a.startMs - b.startMs);
}

/** What is on. Of two at once the one that began last. */
export function onAirAt(broadcasts: readonly Broadcast[], nowMs: number): OnAir {
  const isOn = ({ startMs, endMs, cancelledAtMs }: Broadcast): boolean =>
    cancelledAtMs === null && startMs <= nowMs && nowMs < endMs;
  const next = broadcasts.find(({ startMs, cancelledAtMs }) => startMs > nowMs && cancelledAtMs === null) ?? null;
  const changes = broadcasts
    .flatMap(({ startMs, endMs }) => [startMs - announcedBeforeMs, startMs, endMs, endMs + replayMs])
    .filter((changeMs) => changeMs > nowMs);
  const turnMs = Math.min(nowMs + dayMs, ...changes);

  const on = broadcasts.findLast(isOn);
  if (on) return { state: "on", broadcast: on, next, nextChangeMs: turnMs };
  const cancelled = broadcasts.find(
    ({ startMs, endMs, cancelledAtMs }) =>
      cancelledAtMs !== null && startMs - announcedBeforeMs <= nowMs && nowMs < endMs,
  );
  if (cancelled) return { state: "cancelled", broadcast: cancelled, next, nextChangeMs: turnMs };
  const last = broadcasts.findLast(({ endMs, cancelledAtMs }) => cancelledAtMs === null && endMs <= nowMs);
  if (last && nowMs < last.endMs + replayMs) return { state: "replay", broadcast: last, next, nextChangeMs: turnMs };
  return { state: "off", broadcast: null, next, nextChangeMs: turnMs };
}

/** The day in Japan of a moment as it stands in a broadcast's id. */
export const stampOf = (ms: number): string => compactDay(jstDay(ms));

function broadcastOn(programme: Programme, day: number, id: string | null): Broadcast {
  const [hour = 0, minute = 0] = programme.startsAt.split(":").map(Number);
  const startMs = jstDayToDate(day, (hour * 60 + minute) * 60_000).getTime();
  return {
    id: id ?? `${programme.id}.${stampOf(startMs)}`,
    programme,
    startMs,
    endMs: startMs + programme.minutes * 60_000,
    cancelledAtMs: null,
    reason: null,
  };
}

function applyChange(broadcast: Broadcast, row: BroadcastChange | undefined): Broadcast {
  if (!row) return broadcast;
  const startMs = row.startedAtMs ?? broadcast.startMs;
  const endMs = startMs + broadcast.programme.minutes * 60_000;
  return {
    ...broadcast,
    startMs,
    endMs: row.endedAtMs === null ? endMs : Math.min(endMs, Math.max(startMs, row.endedAtMs)),
    cancelledAtMs: row.cancelledAtMs,
    reason: row.reason,
  };
}

const jstDayOf = (broadcastId: string): number => dayNumberOf(parseCompactDay(broadcastId.slice(-8)) ?? "");
