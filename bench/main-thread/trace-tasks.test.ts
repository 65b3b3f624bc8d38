import { expect, test } from "vitest";
import { parseTasks, type TraceEvent } from "./trace-tasks.ts";

const page = { pid: 7, tid: 1 };
const mark = (name: string, atMs: number, thread = page): TraceEvent => ({
  ...thread,
  ...{ name, ph: "R", ts: atMs * 1_000 },
});
const task = (atMs: number, wallMs: number, cpuMs: number, thread = page): TraceEvent => ({
  ...thread,
  ...{ name: "ThreadControllerImpl::RunTask", ph: "X", ts: atMs * 1_000, dur: wallMs * 1_000, tdur: cpuMs * 1_000 },
});

test("the tasks of the page's own thread count, from its navigation on", () => {
  const events = [
    task(50, 20, 20),
    mark("navigationStart", 100),
    task(110, 80, 60),
    task(110, 500, 500, { pid: 8, tid: 1 }),
    mark("firstContentfulPaint", 300),
    task(400, 90, 70),
  ];
  expect(parseTasks(events)).toEqual({
    tasks: [
      { atMs: 10, wallMs: 80, cpuMs: 60 },
      { atMs: 300, wallMs: 90, cpuMs: 70 },
    ],
    firstPictureMs: 200,
  });
});

test("a page that painted nothing is a fault", () => {
  expect(() => parseTasks([mark("navigationStart", 1)])).toThrow("painted nothing");
});
