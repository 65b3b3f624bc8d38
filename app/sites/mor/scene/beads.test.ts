import { afterEach, expect, it, vi } from "vitest";
import { type Bead, leaveBead, runBeads } from "./beads.ts";

afterEach(() => void vi.restoreAllMocks());

it("leaves a bead under some wipes, and no more than the mirror bears", () => {
  const beads: Bead[] = [];
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  leaveBead(beads, [100, 100], 40, 500);
  expect(beads).toEqual([]);
  vi.spyOn(Math, "random").mockReturnValue(0.1);
  for (let i = 0; i < 40; i++) leaveBead(beads, [100, 100], 40, 500);
  expect(beads).toHaveLength(26);
  expect(beads[0]).toMatchObject({ x: 84, y: 132, speed: 0 });
});

it("takes the steam with it once it runs", () => {
  const bead: Bead = { x: 10, y: 20, size: 4, speed: 0 };
  const wiped: number[] = [];
  const run = () => runBeads([bead], { stepMs: 50, span: 400 }, (_, toY) => wiped.push(toY));
  run();
  expect(wiped).toEqual([]);
  expect(bead.y).toBeGreaterThan(20);
  const firstStep = bead.y - 20;
  for (let i = 0; i < 20; i++) run();
  expect(wiped.at(-1)).toBe(bead.y);
  expect(bead.y - 20).toBeGreaterThan(firstStep * 21);
});
