import { expect, test } from "vitest";
import { createQuarterReport, passedQuarters, type Quarter } from "./video-quarters.ts";

test.each<[number, Quarter[]]>([
  [0, []],
  [2_199, []],
  [2_200, [25]],
  [7_600, [25, 50, 75]],
  [9_699, [25, 50, 75]],
  [9_700, [25, 50, 75, 100]],
])("at %i of ten seconds, these quarters are seen: %j", (atMs, expected) => {
  expect(passedQuarters(atMs, 10_000)).toEqual(expected);
});

test("each quarter is reported once, and again with the next video", () => {
  const reported: Quarter[] = [];
  const report = createQuarterReport((quarter) => reported.push(quarter));
  for (const quarter of [25, 25, 50] as const) report.pass(quarter);
  report.restart();
  report.pass(25);
  expect(reported).toEqual([25, 50, 25]);
});
