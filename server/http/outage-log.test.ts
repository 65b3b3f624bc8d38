import { expect, test } from "vitest";
import { fixedClock } from "../platform/clock.ts";
import { memoryLogger } from "../platform/logger.ts";
import { createOutageLog } from "./outage-log.ts";

const clock = fixedClock("2026-12-01T12:00:00+09:00");

test("an outage is an error with its cause when it begins and once a minute, and its end is told with its length", () => {
  const logger = memoryLogger(clock);
  const outage = createOutageLog({ logger, nowMs: () => clock.now().getTime(), begins: "sea-gone", ends: "sea-back" });
  outage.end();
  for (let second = 0; second < 90; second++) {
    outage.report(new Error("ebb"));
    clock.advance(1_000);
  }
  outage.end();
  outage.end();
  expect(logger.lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: "error", event: "sea-gone", sinceMs: 0, error: { message: "ebb" } },
    { level: "error", event: "sea-gone", sinceMs: 60_000 },
    { level: "info", event: "sea-back", afterMs: 90_000 },
  ]);
});
