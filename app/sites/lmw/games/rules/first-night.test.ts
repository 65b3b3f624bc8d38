import { describe, expect, it } from "vitest";
import { liftRules } from "../lift/rules.ts";
import { paintEvents, paintRules } from "../paint/rules.ts";
import { shellRules } from "../shells/rules.ts";
import { stareRules } from "../stare/rules.ts";
import type { GameKind, GameRules, GameSetup } from "./game-rules.ts";

// The scores of a hand that plays by a fixed plan, as they were before there were nights and monsters that help.
const setupOf = (game: number, kind: GameKind = "play"): GameSetup => ({
  ...{ game, kind, night: 1, isAssisted: false, seed: 4_051_963 },
});
function act<W>(rules: GameRules<W>, world: W, atMs: number, ...what: number[]): void {
  rules.pass(world, atMs);
  rules.act(world, { atMs, what });
}

describe("on the first night", () => {
  it("a sign is painted for what it always was", () => {
    const world = paintRules.begin(setupOf(1), []);
    for (let row = 0, atMs = 800; atMs < 55_000; row = (row + 1) % 6) {
      act(paintRules, world, (atMs += 90), paintEvents.down, 60 + row * 4, 84 + row * 14);
      act(paintRules, world, (atMs += 200), paintEvents.move, 300 - row * 4, 84 + row * 14);
      act(paintRules, world, (atMs += 40), paintEvents.up);
    }
    paintRules.pass(world, 60_000);
    expect([world.done.length, world.covered, world.spilt, paintRules.outcome(world).score]).toEqual([
      0, 1_413, 225, 342,
    ]);
  });

  it("guests are led for what they always were", () => {
    const world = liftRules.begin(setupOf(3), []);
    for (const [n, { beatMs, side }] of world.guests.entries()) act(liftRules, world, beatMs + (n % 5) * 30, side);
    expect([world.guests.length, world.bestChain, world.score]).toEqual([90, 90, 12_652]);
  });

  it("papers are stared at for what they always were, before the face too", () => {
    const scores = (["play", "camera"] as const).map((kind) => {
      const world = stareRules.begin(setupOf(4, kind), []);
      for (let n = 0; world.paper.careless < 58_000; n++)
        act(stareRules, world, world.paper.careless + (n % 4) * 120, 0);
      return world.score;
    });
    expect(scores).toEqual([12_710, 13_586]);
  });

  it("shells are matched for what they always were, without motion too", () => {
    const scores = (["play", "twin"] as const).map((kind) => {
      const world = shellRules.begin(setupOf(6, kind), []);
      for (let n = 0, atMs = 500; atMs < 60_000 && !shellRules.outcome(world).isOver; n++) {
        const one = world.shells.findIndex(({ isFound }) => !isFound);
        const isWrong = n % 7 === 6;
        const other = world.shells.findIndex(
          ({ isFound, monster }, i) => i !== one && !isFound && (monster === world.shells[one]!.monster) !== isWrong,
        );
        act(shellRules, world, (atMs += 1_000), one);
        act(shellRules, world, (atMs += 500), other < 0 ? world.shells.length - 1 : other);
      }
      return world.score;
    });
    expect(scores).toEqual([13_980, 8_220]);
  });
});
