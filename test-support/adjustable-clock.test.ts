import { execFileSync } from "node:child_process";
import { expect, onTestFinished, test } from "vitest";
import { createAdjustableClock } from "./adjustable-clock.ts";

test("a clock that is put forward begins at the machine's time, and just after midnight in Japan when that is near", () => {
  expect(readAheadMinutes(new Date("2026-11-26T12:00:00+09:00"))).toEqual([0, 3]);
  expect(readAheadMinutes(new Date("2026-11-26T23:50:00+09:00"))).toEqual([15, 18]);
  expect(readAheadMinutes(new Date("2026-11-27T00:00:00+09:00"))).toEqual([0, 3]);
});

/** How far a program with that clock is ahead of this one, at first and when it was put three minutes forward. */
function readAheadMinutes(start: Date): number[] {
  const clock = createAdjustableClock(Number(start));
  onTestFinished(() => clock.remove());
  const read = (): number => {
    const now = Number(execFileSync(process.execPath, ["-p", "Date.now()"], { env: clock.env, encoding: "utf8" }));
    return Math.floor((now - Date.now()) / 60_000 + 0.5);
  };
  const atStart = read();
  clock.setAheadMs(3 * 60_000);
  return [atStart, read()];
}
