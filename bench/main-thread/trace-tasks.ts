import type { CDPSession } from "playwright-core";

/** One task of the page's main thread. Times in ms; it began `atMs` after the navigation. */
export interface Task {
  atMs: number;
  wallMs: number;
  /** The processor time of the thread; a throttled thread spends the time in which it is held back too. */
  cpuMs: number;
}

/** What a trace says of one thing, as far as it is used here. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds, as `dur` and `tdur`. */
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

const categories = ["toplevel", "loading", "blink.user_timing"];

/** Does something with a page and tells all tasks of its main thread meanwhile. Throws when nothing was painted. */
export async function traceTasks(
  cdp: CDPSession,
  act: () => Promise<void>,
): Promise<{ tasks: Task[]; firstPictureMs: number }> {
  const events: TraceEvent[] = [];
  const take = ({ value }: { value: unknown[] }): void => void events.push(...(value as TraceEvent[]));
  cdp.on("Tracing.dataCollected", take);
  const ended = new Promise<void>((resolve) => cdp.once("Tracing.tracingComplete", () => resolve()));
  await cdp.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: categories },
  });
  await act();
  await cdp.send("Tracing.end");
  await ended;
  cdp.off("Tracing.dataCollected", take);
  return parseTasks(events);
}

/** The tasks of the thread that painted first, from the navigation on. */
export function parseTasks(events: readonly TraceEvent[]): { tasks: Task[]; firstPictureMs: number } {
  const picture = events.find(({ name }) => name === "firstContentfulPaint");
  if (!picture) throw new Error("the page painted nothing");
  const isOfThread = ({ pid, tid }: TraceEvent): boolean => pid === picture.pid && tid === picture.tid;
  const begins = events.filter((event) => event.name === "navigationStart" && isOfThread(event)).map(({ ts }) => ts);
  const startedAt = Math.max(...begins.filter((ts) => ts < picture.ts));
  const tasks = events
    .filter((event) => event.name === "ThreadControllerImpl::RunTask" && event.ph === "X" && isOfThread(event))
    .filter(({ ts, dur = 0 }) => ts + dur > startedAt)
    .map(({ ts, dur = 0, tdur = dur }) => ({
      atMs: (ts - startedAt) / 1_000,
      wallMs: dur / 1_000,
      cpuMs: tdur / 1_000,
    }));
  return { tasks, firstPictureMs: (picture.ts - startedAt) / 1_000 };
}
