import { describe, expect, test } from "vitest";
import { suggestMove, wantsSpecial } from "#app/kits/game/bot.ts";
import type { Input } from "#app/kits/game/player.ts";
import { step } from "#app/kits/game/step.ts";
import { listWordStrips } from "#app/kits/game/view.ts";
import { createWorld, type World } from "#app/kits/game/world.ts";
import { gameRules } from "./game-rules.ts";

const ticksPerSecond = 60;
const rewards = new Set(["kill", "item", "graze", "level", "mended", "struck", "law-broken", "special"]);
/** A tenth of a word with its line is a reward too: it is what one is there for. */
const paintedTenths = (world: World): number =>
  listWordStrips(world).reduce((sum, { role, painted }) => sum + (role === "kind" ? 0 : (painted * 10) >> 10), 0);

const worldOf = (stage: number, monster: number): World =>
  createWorld(gameRules, {
    ...{ stage, difficulty: 1, monster, partner: 1, bond: 0, seed: 20_261_120 },
    ...{ isAssisted: true, movesItself: false, hasOneSwitch: false },
  });

/** The breath before a Rule, its coming in, and the end: nothing is to be had there, and that is meant. */
function isPause({ boss, stage, nextCue, clock, ending }: World): boolean {
  const next = stage.cues[nextCue];
  return ending > 0 || (boss ? boss.pause > 0 : next !== undefined && "boss" in next && next.at - clock < 150);
}

/** Ticks since the last reward, for every tick of a run that the bot plays. */
function ticksSinceReward(stage: number, monster: number): number[] {
  const world = worldOf(stage, monster);
  const found: number[] = [];
  let last = 0;
  let letters = 0;
  while (world.state === "playing") {
    const move = suggestMove(world);
    step(world, { dx: move.dx, dy: move.dy, buttons: wantsSpecial(world, move) ? 1 : 0 });
    const now = paintedTenths(world);
    if (now > letters || isPause(world) || world.events.some(({ kind }) => rewards.has(kind))) last = world.tick;
    letters = now;
    found.push(world.tick - last);
  }
  return found;
}

describe.each([1, 2, 3, 4, 5, 6])("stage %i", (stage) => {
  test("gives something every second and a half: seldom later, and never after more than four seconds", () => {
    const found = ticksSinceReward(stage, 17);
    const late = found.filter((ticks) => ticks > 1.5 * ticksPerSecond).length / found.length;
    expect(late).toBeLessThan(0.06);
    expect(Math.max(...found)).toBeLessThanOrEqual(4 * ticksPerSecond);
  });
});

const drags: Record<string, (tick: number) => Input> = {
  "a finger that lies still": () => ({ dx: 0, dy: 0, buttons: 0 }),
  "a finger that draws wildly": (tick) => ({
    dx: (tick >> 4) % 2 === 0 ? 40 : -40,
    dy: (tick >> 5) % 2 === 0 ? -9 : 9,
    buttons: 0,
  }),
  "a finger in the corner": () => ({ dx: -20, dy: 20, buttons: 0 }),
};

test.each(Object.entries(drags))(
  "the first twenty seconds with %s: a word within eight, and nobody is hurt",
  (_, drag) => {
    const world = createWorld(gameRules, {
      ...{ stage: 0, difficulty: 0, monster: 24, partner: 1, bond: 0, seed: 3 },
      ...{ isAssisted: false, movesItself: false, hasOneSwitch: false },
    });
    let struckAt = 0;
    while (world.state === "playing" && world.tick < 2400) {
      step(world, drag(world.tick));
      if (struckAt === 0 && world.struck.length > 0) struckAt = world.tick;
    }
    expect(struckAt).toBeGreaterThan(0);
    expect(struckAt).toBeLessThanOrEqual(8 * ticksPerSecond);
    expect([world.hits, world.state, world.tick >= 20 * ticksPerSecond]).toEqual([0, "cleared", true]);
  },
);
