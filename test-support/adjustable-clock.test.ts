import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { createAdjustableClock } from "./adjustable-clock.ts";

test("a clock that is put forward begins at the machine's time, and just after midnight in Japan when that is near", () => {
  expect(readAheadMinutes(new Date("2026-11-26T12:00:00+09:00"))).toEqual([0, 3]);
  expect(readAheadMinutes(new Date("2026-11-26T23:50:00+09:00"))).toEqual([15, 18]);
  expect(readAheadMinutes(new Date("2026-11-27T00:00:00+09:00"))).toEqual([0, 3]);
});

test("a zone that tells the time while its clock is put forward or taken away goes on, and its time never goes back", async () => {
  const clock = createAdjustableClock(Number(new Date("2026-11-26T12:00:00+09:00")));
  const script = `let latest = Date.now();
    const endMs = performance.now() + 1500;
    process.send("ready");
    while (performance.now() < endMs) {
      const now = Date.now();
      if (now < latest) throw new Error("back by " + (latest - now) + " ms");
      latest = now;
    }
    process.disconnect();`;
  const zone = spawn(process.execPath, ["-e", script], { env: clock.env, stdio: ["ignore", "ignore", "pipe", "ipc"] });
  let complaint = "";
  zone.stderr?.setEncoding("utf8").on("data", (part: string) => (complaint += part));
  const ended = once(zone, "exit");
  await once(zone, "message");
  for (let times = 1; zone.exitCode === null && times <= 2000; times++) {
    clock.setAheadMs(times * 1000);
    if (times % 20 === 0) {
      clock.remove();
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }
  clock.remove();
  await ended;
  expect(complaint).toBe("");
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
