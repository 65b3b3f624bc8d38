import { expect, test } from "vitest";
import { parseAddress, tipsAddress, toggleFacet } from "./address.ts";

const parse = (text: string) => parseAddress(new URLSearchParams(text));

test("an address is written as it is read", () => {
  const address = tipsAddress({ query: "目が腫れた & 朝", choice: { part: "lid", minutes: "3" }, tipId: "tip-047" });
  expect(parse(address.split("?")[1] ?? "")).toEqual({
    ...{ query: "目が腫れた & 朝", choice: { part: "lid", minutes: "3" } },
    ...{ tipId: "tip-047", hasUnknown: false },
  });
  expect(address).toContain("f=part:lid,minutes:3");
  expect(tipsAddress({})).toBe("/tips");
});

test.each(["f=part:moon", "f=size:9", "f=part:__proto__", "f=minutes:2,part:lip"])(
  "an unknown condition (%s) falls away, and it is said",
  (text) => {
    const { choice, hasUnknown } = parse(text);
    expect(hasUnknown).toBe(true);
    expect(choice).toEqual(text.includes("lip") ? { part: "lip" } : {});
  },
);

test("a condition pressed twice is gone, another value takes its place", () => {
  expect(toggleFacet({ part: "lip", minutes: "3" }, "part", "lip")).toEqual({ minutes: "3" });
  expect(toggleFacet({ part: "lip" }, "part", "brow")).toEqual({ part: "brow" });
});
