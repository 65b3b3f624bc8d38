import { expect, it } from "vitest";
import type { GameSetup } from "../rules/game-rules.ts";
import { shellRules } from "./rules.ts";
import { findReclosed, getShellMarks } from "./shell-marks.ts";
import type { ShellWorld } from "./shell-world.ts";

const setup: GameSetup = { game: 6, kind: "play", isAssisted: false, night: 3, seed: 5 };

/** Turns two at a moment: such as belong together, or not. */
function turnTwo(world: ShellWorld, atMs: number, areLike: boolean): void {
  shellRules.pass(world, atMs);
  const hidden = [...world.shells.keys()].filter((n) => !world.shells[n]?.isFound);
  const first = hidden[0] ?? 0;
  const isLike = (n: number): boolean => world.shells[n]?.monster === world.shells[first]?.monster;
  const second = hidden.find((n) => n !== first && isLike(n) === areLike) ?? 0;
  for (const shell of [first, second]) shellRules.act(world, { atMs, what: [shell] });
}

it("marks the two that changed places and where they went, while they lie open", () => {
  const world = shellRules.begin(setup, []);
  turnTwo(world, 1000, false);
  expect(world.swaps).toHaveLength(2);
  const marks = [...world.shells.keys()].map((n) => getShellMarks(world, n).swap);
  expect(marks.filter((swap) => swap === 1)).toHaveLength(2);
  expect(marks.filter((swap) => swap === 2)).toHaveLength(2);
  shellRules.pass(world, 3000);
  expect([...world.shells.keys()].every((n) => getShellMarks(world, n).swap === 0)).toBe(true);
});

it("knows where the pair lies that closed again, wherever it went", () => {
  const world = shellRules.begin(setup, []);
  turnTwo(world, 1000, true);
  const monster = world.shells[0]?.monster;
  expect(getShellMarks(world, 0).looseTurns).toBe(0);
  turnTwo(world, 3000, false);
  expect(getShellMarks(world, 0).looseTurns).toBe(1);
  expect(findReclosed(world)).toBeNull();
  turnTwo(world, 5000, false);
  const places = findReclosed(world) ?? [];
  expect(places.map((n) => world.shells[n]?.monster)).toEqual([monster, monster]);
  expect(places.every((n) => getShellMarks(world, n).isReclosed)).toBe(true);
});
