import { expect, test } from "vitest";
import { ageOf } from "#app/kits/game/bullet-columns.ts";
import { unit } from "#app/kits/game/fixed-point.ts";
import { step } from "#app/kits/game/step.ts";
import { getHud } from "#app/kits/game/view.ts";
import { createWorld, type RunSetup, type World } from "#app/kits/game/world.ts";
import { gameRules } from "./game-rules.ts";

const worldOf = (changed: Partial<RunSetup> = {}): World =>
  createWorld(gameRules, {
    ...{ stage: 1, difficulty: 1, monster: 3, partner: 1, bond: 0, seed: 7 },
    ...{ isAssisted: false, movesItself: false, hasOneSwitch: false },
    ...changed,
  });
const idleInput = { dx: 0, dy: 0, buttons: 0 };
const pass = (world: World, ticks: number): void => {
  for (let i = 0; i < ticks; i++) step(world, idleInput);
};
const kinds = (world: World): string[] => world.events.map(({ kind }) => kind);
/** Lets the boss with that number begin to speak. */
function untilBoss(world: World, phase: number): void {
  world.nextCue = world.stage.cues.length - 1;
  world.clock = 100_000;
  while (world.boss === null || world.boss.pause > 0 || world.boss.phase < phase) {
    world.player.safe = 9;
    if (world.boss !== null && world.boss.phase < phase && world.boss.pause === 0) world.boss.left = 0;
    step(world, idleInput);
  }
}

test("who has met a big Rule can practise it: it comes at once", () => {
  const world = worldOf({ stage: 5, isPractice: true });
  pass(world, 200);
  expect(getHud(world).boss).toMatchObject({ id: "5/1", isSpeaking: true });
});

test("似合わない is weak while the player stands still, and stands where the mirror would", () => {
  const world = worldOf({ monster: 5 });
  untilBoss(world, 0);
  world.player.x = 120 * unit;
  pass(world, 100);
  const { enemy } = world.boss!;
  expect(Math.abs(enemy.x - 240 * unit)).toBeLessThan(8 * unit);
  const lost = (stillTicks: number): number => {
    world.player.safe = 50;
    world.player.x = enemy.x;
    world.player.still = stillTicks;
    const before = enemy.hp;
    // Sixty parts while it moves, two hundred while it stands.
    for (let i = 0; i < 8; i++)
      step(world, stillTicks > 0 ? idleInput : { dx: i % 2 === 0 ? 4 : -4, dy: 0, buttons: 0 });
    return before - enemy.hp;
  };
  expect(lost(30)).toBeGreaterThan(lost(0) * 2);
});

test("みんなと同じ: thirty-nine others cannot be painted, and answer", () => {
  const world = worldOf({ stage: 2, monster: 3 });
  untilBoss(world, 0);
  const others = world.enemies.filter(({ isRemoved, role }) => !isRemoved && role === "double");
  expect(others).toHaveLength(39);
  world.player.x = 40 * unit;
  let answers = 0;
  for (let i = 0; i < 60; i++) {
    world.player.safe = 9;
    const before = world.bullets.count;
    step(world, idleInput);
    answers += world.bullets.count > before ? 1 : 0;
  }
  expect(answers).toBeGreaterThan(0);
  expect(others.every(({ hp, hpMax }) => hp === hpMax)).toBe(true);
});

test("年相応: the marked hole stays open while the others close", () => {
  const world = worldOf({ stage: 4 });
  untilBoss(world, 0);
  while (world.marks.count === 0) step(world, idleInput);
  const mark = world.marks.all[0]!;
  while (mark.age <= mark.closes) {
    world.player.safe = 9;
    step(world, idleInput);
  }
  const { count, x, y, warm } = world.bullets;
  const row = [...Array(count).keys()].filter((i) => Math.abs(y[i]! - mark.y) < 2 * unit);
  expect(row.length).toBeGreaterThan(10);
  expect(row.every((i) => ageOf(world.bullets, i) >= warm[i]!)).toBe(true);
  expect(Math.min(...row.map((i) => Math.abs(x[i]! - mark.x)))).toBeGreaterThan(20 * unit);
});

test("空気を読め: the ribbon carries the player and the bullets alike", () => {
  const world = worldOf({ stage: 5 });
  untilBoss(world, 0);
  while (world.currents.count < 2 || world.currents.all[1]!.age <= world.currents.all[1]!.warn) {
    world.player.safe = 9;
    step(world, idleInput);
  }
  const { push, y, h } = world.currents.all[1]!;
  world.player.y = y + h / 2;
  const from = world.player.x;
  step(world, idleInput);
  expect(world.player.x - from).toBe(push);
});

test("ルール: a law can be painted out of the way", () => {
  const world = worldOf({ stage: 6, monster: 3 });
  untilBoss(world, 0);
  while (world.walls.count === 0) step(world, idleInput);
  const wall = world.walls.all[0]!;
  world.player.x = wall.x;
  let broken = 0;
  for (let i = 0; i < 260; i++) {
    world.player.safe = 9;
    world.player.still = 0;
    step(world, idleInput);
    broken += kinds(world).includes("law-broken") ? 1 : 0;
  }
  expect(broken).toBeGreaterThan(0);
});

test("本当は？ waits in an empty field; no shot reaches it, and any special answers", () => {
  const world = worldOf({ stage: 6 });
  untilBoss(world, 2);
  pass(world, 200);
  expect(getHud(world).boss).toMatchObject({ id: "6/3", isSpeaking: true });
  expect([world.bullets.count, world.boss?.enemy.hp === world.boss?.enemy.hpMax]).toEqual([0, true]);
  step(world, { dx: 0, dy: 0, buttons: 1 });
  expect(getHud(world).struck.slice(-2)).toEqual(["6/3", "rule-6"]);
  pass(world, 90);
  expect(world.state).toBe("cleared");
});

test("わたしなんて cannot be painted and hurts nobody; lines stand before the player, and no score is kept", () => {
  const world = worldOf({ stage: 7 });
  let lines = 0;
  while (world.state === "playing") {
    step(world, idleInput);
    lines += kinds(world).includes("line") ? 1 : 0;
  }
  expect(world).toMatchObject({ state: "cleared", score: 0, hits: 0, struck: [] });
  expect(world.player.lives).toBe(3);
  expect(lines).toBeGreaterThan(15);
  expect(world.tick).toBeLessThanOrEqual(3600);
});

test("what a Rule says flies about as papers, in order; the first hangs half torn for whom a companion calls", () => {
  const thrown = (call: number): { ids: string[]; hp: number } => {
    const world = worldOf({ stage: 1, call });
    untilBoss(world, 0);
    const ids: string[] = [];
    let hp = 0;
    while (ids.length < 3) {
      world.player.safe = 9;
      world.player.x = 10 * unit;
      step(world, { ...idleInput, buttons: 4 });
      for (const { saying, age, hp: left, hpMax } of world.enemies.filter((one) => !one.isRemoved && one.saying >= 0))
        if (age === 1) {
          ids.push(world.stage.words[saying] ?? "");
          if (ids.length === 1) hp = left / hpMax;
        }
    }
    return { ids, hp };
  };
  expect(thrown(0)).toEqual({ ids: ["1-01", "1-02", "1-03"], hp: 1 });
  expect(thrown(1).hp).toBe(0.5);
});

test("the Rule itself is struck with the last thing it says, and what lies there still comes", () => {
  const world = worldOf({ stage: 4 });
  untilBoss(world, 2);
  world.boss!.enemy.hp = 0;
  pass(world, 12);
  expect([getHud(world).struck, world.state]).toEqual([["4/3", "rule-4"], "playing"]);
  pass(world, 90);
  expect([world.state, world.items.count]).toEqual(["cleared", 0]);
});

test("本当は？ hurries nobody: after a minute it still asks and an answer is as good; after two it lets go", () => {
  const createQuestionWorld = (): World => {
    const world = worldOf({ stage: 6 });
    untilBoss(world, 2);
    pass(world, 3600);
    return world;
  };
  const answered = createQuestionWorld();
  expect(getHud(answered).boss).toMatchObject({ id: "6/3", secondsLeft: 0 });
  step(answered, { dx: 0, dy: 0, buttons: 1 });
  expect(getHud(answered).struck.slice(-2)).toEqual(["6/3", "rule-6"]);
  const silent = createQuestionWorld();
  pass(silent, 5000);
  expect([silent.state, getHud(silent).struck]).toEqual(["cleared", []]);
});

test("a special that is still running does not keep the question from being answered", () => {
  const world = worldOf({ stage: 6, monster: 13 });
  untilBoss(world, 1);
  world.boss!.enemy.hp = 0;
  world.player.gauge = 1000;
  pass(world, 55);
  step(world, { dx: 0, dy: 0, buttons: 1 });
  while (getHud(world).boss?.id !== "6/3" || !getHud(world).boss?.isSpeaking) step(world, idleInput);
  expect(world.special.left).toBeGreaterThan(0);
  step(world, { dx: 0, dy: 0, buttons: 1 });
  expect(getHud(world).struck).toContain("rule-6");
});

test("the Rule in the middle gives a lost lipstick back when it is struck, and never one too many", () => {
  const livesAfter = (lost: number, isStruck: boolean): number => {
    const world = worldOf({ stage: 3 });
    const mid = world.stage.cues.findIndex((cue) => "boss" in cue);
    world.nextCue = mid;
    world.clock = world.stage.cues[mid]!.at;
    world.player.lives -= lost;
    while (world.boss === null || world.boss.pause > 0) step(world, idleInput);
    world.player.safe = 9;
    if (isStruck) world.boss.enemy.hp = 0;
    else world.boss.left = 0;
    pass(world, 2);
    return world.player.lives;
  };
  expect([livesAfter(1, true), livesAfter(0, true), livesAfter(1, false)]).toEqual([3, 3, 2]);
});
