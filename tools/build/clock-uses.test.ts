import { join } from "node:path";
import { expect, test } from "vitest";
import { findClockIssues, findClockUses } from "./clock-uses.ts";

test.each([
  ["const at = new Date();", "new Date()"],
  ["const at = Date.now();", "Date.now"],
  ["if (Math.random() < odds) win();", "Math.random"],
  ['import { randomUUID } from "node:crypto";', "randomUUID"],
])("%s is found", (source, text) => {
  expect(findClockUses(source)).toMatchObject([{ line: 1, text }]);
});

test.each([
  "const at = new Date(row.createdAt);",
  "// never Date.now() here",
  "/* Math.random()\n is not fair */",
  "const took = performance.now() - begunAt;",
])("%s is free", (source) => {
  expect(findClockUses(source)).toEqual([]);
});

test("the line is counted past a comment of several lines", () => {
  expect(findClockUses("/* one\n two */\n\nlet at = Date.now();")).toMatchObject([{ line: 4 }]);
});

test("the server takes time and chance from its platform alone", () => {
  const { files, issues } = findClockIssues(join(import.meta.dirname, "../.."));
  expect(issues).toEqual([]);
  expect(files).toBeGreaterThan(50);
});
