import { expect, it } from "vitest";
import { tuning } from "../tuning.ts";
import { getSpringPush } from "./brush-spring.ts";

it("lets a bent brush swing past its place and come to rest", () => {
  const pushes = Array.from({ length: 63 }, (_, i) => getSpringPush(0.8, i * 10));
  expect(pushes[0]).toBe(0.8);
  expect(Math.min(...pushes.map((push) => push ?? 0))).toBeLessThan(-0.1);
  expect(Math.abs(pushes[60] ?? 1)).toBeLessThan(0.01);
  expect(getSpringPush(0.8, tuning.springMs)).toBe(null);
});
