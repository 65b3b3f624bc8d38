import { expect, test } from "vitest";
import { createCosmeticRng } from "./cosmetic-rng.ts";
import { createParticles } from "./particles.ts";

test("drops fall faster than scraps of paper, and all are gone after their time", () => {
  const particles = createParticles(createCosmeticRng(), false);
  for (const kind of ["drop", "scrap"] as const) particles.emit(kind, 100, 100, { force: 0, life: 58, size: 9 });
  for (let tick = 0; tick < 20; tick++) particles.advance();
  const lowest = (kind: string) => Math.max(...particles.all.filter((one) => one.kind === kind).map(({ y }) => y));
  expect(lowest("drop")).toBeGreaterThan(lowest("scrap"));
  for (let tick = 0; tick < 90; tick++) particles.advance();
  expect(particles.all).toEqual([]);
});

test("where it is to be still only the letters fall", () => {
  const particles = createParticles(createCosmeticRng(), true);
  particles.splash(0, 0, 8, 2);
  particles.dropLetters("似合わない", 100, 100);
  expect(particles.all.map(({ letter }) => letter)).toEqual([..."似合わない"]);
});

test("never more fly than a phone can draw", () => {
  const particles = createParticles(createCosmeticRng(), false);
  particles.splash(0, 0, 400, 2);
  expect(particles.all.length).toBe(150);
});
