import { expect, test } from "vitest";
import { simulate } from "./simulate.ts";

test("on a day without bots hardly anybody is set aside, nor the audience of a show", () => {
  const { wronglyAside, showAside } = simulate(1, null, 0);
  expect(wronglyAside).toBeLessThanOrEqual(0.5);
  expect(showAside).toBeLessThanOrEqual(5);
});

test("five thousand bots of one network lift nothing, and push nobody out", () => {
  const { wronglyAside, botsCounted } = simulate(1, { name: "one", networks: 1, bots: 5_000 }, 0);
  expect(botsCounted).toBeLessThanOrEqual(2);
  expect(wronglyAside).toBeLessThanOrEqual(0.5);
});
