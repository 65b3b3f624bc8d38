import { expect, test } from "vitest";
import type { World } from "#app/kits/game/world.ts";
import { isSeasonSign } from "./season-sign.ts";

/** A world of one big enemy; of a kind: a paper grown large, which counts its seconds down. */
const worldOf = (stage: number, kind: number): World =>
  ({ setup: { stage }, enemies: [{ isRemoved: false, role: "boss", kind }] }) as unknown as World;
const sign = { x: 180, y: 120, n: 3 };

test("the third Rule's sign is a season, and what a large paper counts down is none", () => {
  expect(isSeasonSign(worldOf(3, -1), sign)).toBe(true);
  expect(isSeasonSign(worldOf(3, 6), sign)).toBe(false);
  expect(isSeasonSign(worldOf(4, -1), sign)).toBe(false);
  expect(isSeasonSign(worldOf(3, -1), { ...sign, y: 400 })).toBe(false);
});
