import { expect, test } from "vitest";
import { lookOf, type Wearing } from "./look-of.ts";

const tint: Wearing = { hex: "#B51A53", finish: "tint", intensity: 1, coats: 1, after: "fresh" };
const amount = (wearing: Wearing): number => lookOf(wearing).layers[0]?.intensity ?? 0;

test("each coat of a tint is deeper than the one before", () => {
  const coats = [1, 2, 3].map((count) => amount({ ...tint, coats: count }));
  expect(coats[0]).toBeLessThan(coats[1]!);
  expect(coats[1]).toBeLessThan(coats[2]!);
});

test("a tissue takes some of a tint, a cup of coffee more, and neither all of it", () => {
  const after = (what: Wearing["after"]) => amount({ ...tint, coats: 3, after: what });
  expect(after("tissue")).toBeLessThan(after("fresh"));
  expect(after("coffee")).toBeLessThan(after("tissue"));
  expect(after("coffee")).toBeGreaterThan(0.4);
});

test("a lip is worn as strongly as the slider says, whatever coats are chosen", () => {
  expect(amount({ ...tint, finish: "satin", intensity: 0.6, coats: 3 })).toBe(0.6);
});
