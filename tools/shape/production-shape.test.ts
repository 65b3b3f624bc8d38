import { expect, test } from "vitest";
import { findExcesses, isProduction, type MeasuredFile, shapeOf } from "./production-shape.ts";

const file = (path: string, lines: number[], nonNullAssertions = 0): MeasuredFile => ({
  path,
  functions: lines.map((count, i) => ({ name: `step${i}`, lines: count })),
  nonNullAssertions,
});

test.each([
  ["app/sites/lmw/stage/run/open-run.ts", true],
  ["verifier/verify.ts", true],
  ["app/sites/lmw/stage/run/open-run.test.ts", false],
  ["bench/votes.ts", false],
  ["app/sites/lmw/copy/messages.ts", false],
  ["app/generated/fonts.ts", false],
  ["app/kits/ui/picture/picture.sandbox.tsx", false],
])("%s is production code: %s", (path, is) => {
  expect(isProduction(path)).toBe(is);
});

test("what is over 100 lines is over 60 as well; 60 and 100 themselves are not over", () => {
  const shape = shapeOf([file("app/a.ts", [60, 61, 100]), file("server/b.ts", [101, 3]), file("tests/c.ts", [400])]);
  expect(shape.over100.map(({ lines }) => lines)).toEqual([101]);
  expect(shape.over60.map(({ lines, path }) => `${path} ${lines}`)).toEqual([
    "server/b.ts 101",
    "app/a.ts 100",
    "app/a.ts 61",
  ]);
});

test("a limit that is passed is named with both numbers", () => {
  expect(findExcesses(shapeOf([file("app/a.ts", [101], 201)]))).toEqual([
    "1 functions over 100 lines, at most 0",
    "201 non-null assertions, at most 200",
  ]);
  expect(findExcesses(shapeOf([file("app/a.ts", [60], 200)]))).toEqual([]);
});
