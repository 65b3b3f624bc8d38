import { expect, test } from "vitest";
import { type Coating, lipLayer } from "./lip-layer.ts";

const amount = (finish: "tint" | "sheer" | "satin", tint: Coating | null, intensity = 1): number =>
  lipLayer({ hex: "#B51A53", finish, intensity, tint }).intensity;

test.each(["tint", "sheer"] as const)("each coat of a %s one is deeper than the one before", (finish) => {
  const coats = [1, 2, 3].map((count) => amount(finish, { coats: count, after: "fresh" }));
  expect(coats[0]).toBeLessThan(coats[1]!);
  expect(coats[1]).toBeLessThan(coats[2]!);
});

test("a tissue takes some of a tint, a cup of coffee more, and neither all of it", () => {
  const after = (what: Coating["after"]) => amount("tint", { coats: 3, after: what });
  expect(after("tissue")).toBeLessThan(after("fresh"));
  expect(after("coffee")).toBeLessThan(after("tissue"));
  expect(after("coffee")).toBeGreaterThan(0.4);
});

test("three fresh coats are what the server painted: as strong as the slider says", () => {
  expect(amount("tint", { coats: 3, after: "fresh" }, 0.95)).toBe(0.95);
});

test("a lip is worn as strongly as the slider says", () => {
  expect(amount("satin", null, 0.6)).toBe(0.6);
});
