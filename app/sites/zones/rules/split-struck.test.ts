import { expect, test } from "vitest";
import sayings from "#content/lip-world/sayings.json" with { type: "json" };
import { splitStruck } from "./split-struck.ts";

test("a phrase falls apart into what is struck and what stays", () => {
  expect(splitStruck("赤が似合う顔じゃない", ["顔じゃない"])).toEqual([
    { text: "赤が似合う", isStruck: false },
    { text: "顔じゃない", isStruck: true },
  ]);
  expect(splitStruck("誰に見せるの、その口紅", ["誰に見せるの、"])[0]).toEqual({
    text: "誰に見せるの、",
    isStruck: true,
  });
});

test("of every phrase that editors wrote something is struck, and nothing of it is lost", () => {
  for (const { before, struck } of sayings) {
    const parts = splitStruck(before, struck);
    expect(parts.map(({ text }) => text).join("")).toBe(before);
    expect(
      parts.some(({ isStruck }) => isStruck),
      before,
    ).toBe(true);
  }
});
