import { expect, test, vi } from "vitest";
import { fixedClock } from "../platform/clock.ts";
import { memoryLogger } from "../platform/logger.ts";
import { seededRandom } from "../platform/random.ts";
import { monitorDatabase } from "./database-monitor.ts";

const clock = fixedClock("2026-12-01T12:00:00+09:00");
const full = Object.assign(new Error("could not extend file: No space left on device"), { code: "53100" });

test("a full disk is an error in the log and known as such while reads go on, and over once something could be written", async () => {
  vi.useFakeTimers();
  const logger = memoryLogger(clock);
  let isFull = true;
  const query = async () => {
    if (isFull) throw new Error("the database does not answer", { cause: full });
    return [];
  };
  const database = { ping: async () => {}, query };
  const nowMs = () => clock.now().getTime();
  const monitor = monitorDatabase({ database, random: seededRandom("disk"), logger, nowMs });

  await vi.advanceTimersByTimeAsync(0);
  expect(monitor.isUp()).toBe(true);
  expect(monitor.writeFailure()).toBe("disk full");
  expect(logger.lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: "error", event: "database-cannot-write", error: { cause: { code: "53100" } } },
  ]);

  isFull = false;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(monitor.writeFailure()).toBe(null);
  expect(JSON.parse(logger.lines.at(-1) ?? "")).toMatchObject({ level: "info", event: "database-writes" });
  monitor.stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
