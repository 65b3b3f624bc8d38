import { expect, it } from "vitest";
import { createCharge } from "../rules/charge.ts";
import type { GameNight } from "../rules/game-rules.ts";
import { listPaintedWays } from "./painted-ways.ts";
import { getFullInk, pot } from "./pot.ts";
import { paintEvents, paintRules } from "./rules.ts";

const setupOf = (night: GameNight) => ({ game: 1, kind: "play" as const, isAssisted: false, night, seed: 5 });
const brush = { setup: setupOf(3), charge: createCharge(), nowMs: 1_000 };

it("paints the whole way before the third night", () => {
  const [from, to] = [pot, { x: 200, y: 120 }];
  expect(listPaintedWays({ ...brush, setup: setupOf(2) }, 0, from, to)).toEqual([{ from, to }]);
});

it("ends where the brush runs dry", () => {
  expect(listPaintedWays(brush, 5, { x: 100, y: 100 }, { x: 180, y: 100 })).toEqual([
    { from: { x: 100, y: 100 }, to: { x: 120, y: 100 } },
  ]);
  expect(listPaintedWays(brush, 0, { x: 100, y: 100 }, { x: 180, y: 100 })).toEqual([]);
});

it("leaves nothing in the pot, and begins behind it", () => {
  const [way, ...others] = listPaintedWays(brush, 0, { x: pot.x, y: pot.y }, { x: pot.x + 80, y: pot.y });
  expect(others).toEqual([]);
  expect(way?.from.x).toBeGreaterThan(pot.x + pot.radius);
  expect(way?.to.x).toBe(pot.x + 80);
});

it("paints as long as the monster holds the brush", () => {
  const doubled = { ...brush, charge: { ...createCharge(), untilMs: 2_000 } };
  expect(listPaintedWays(doubled, 0, null, { x: 100, y: 100 })).toHaveLength(1);
});

it("paints where the rules do: until the brush is dry, then again behind the pot", () => {
  const world = paintRules.begin(setupOf(3), []);
  const act = (kind: number, x: number, y: number): void => paintRules.act(world, { atMs: 0, what: [kind, x, y] });
  act(paintEvents.down, 20, 100);
  act(paintEvents.move, 340, 100);
  act(paintEvents.move, 20, 100);
  const before = world.ink;
  act(paintEvents.move, 20, 240);
  const [untilDry, behindPot] = listPaintedWays(world, before, { x: 20, y: 100 }, { x: 20, y: 240 });
  expect(untilDry).toEqual({ from: { x: 20, y: 100 }, to: { x: 20, y: 100 + before * 4 } });
  expect(behindPot?.to).toEqual({ x: 20, y: 240 });
  const steps = getFullInk(world.setup) - world.ink;
  expect(behindPot?.from.y).toBe(240 - (steps - 1) * 4);
});
