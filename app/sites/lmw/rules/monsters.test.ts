import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Monster } from "#contracts/monster.ts";
import { createBullet } from "#app/kits/game/bullets.ts";
import { spawnEnemy } from "#app/kits/game/enemies.ts";
import { startProgram } from "#app/kits/game/emitters.ts";
import { unit } from "#app/kits/game/fixed-point.ts";
import { specialKinds } from "#app/kits/game/monster-rule.ts";
import { step } from "#app/kits/game/step.ts";
import { createWorld, type World } from "#app/kits/game/world.ts";
import { gameRules } from "./game-rules.ts";
import { monsters } from "./monsters.ts";

const content = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../../content/monsters.json"), "utf8"),
) as Monster[];
const worldOf = (monster: number, partner = 1): World =>
  createWorld(gameRules, {
    ...{ stage: 7, difficulty: 1, monster, partner, bond: 0, seed: 5 },
    ...{ isAssisted: false, movesItself: false, hasOneSwitch: false },
  });
const idleInput = { dx: 0, dy: 0, buttons: 0 };

/** Someone large and patient, above the player. */
function spawnTarget(world: World, y: number) {
  const enemy = spawnEnemy(
    world,
    { kind: 0, path: -1, x: 180 * unit, y: y * unit, isFlipped: false, group: 1, index: 0, saying: -1, times: 9_999 },
    startProgram,
  );
  if (enemy === null) throw new Error("no place");
  enemy.radius = 34 * unit;
  return enemy;
}

/** What a monster's shots look like for two seconds: numbers, places, sizes. */
function describeShots(monster: number): string {
  const world = worldOf(monster);
  spawnTarget(world, 160);
  const seen: string[] = [];
  for (let i = 0; i < 120; i++) {
    step(world, { dx: i < 60 ? 3 : -3, dy: 0, buttons: 0 });
    if (i % 20 === 0)
      for (const { x, y, radius } of world.shots.all.slice(0, world.shots.count))
        seen.push(`${x >> 8},${y >> 8},${radius >> 8}`);
  }
  return seen.join(" ");
}

/** Hit points a second on someone who stands above, at a distance where every shot reaches. */
function getDamagePerSecond(monster: number): number {
  const world = worldOf(monster);
  world.nextCue = 99;
  const gap = monster === 23 || monster === 9 ? 90 : 280;
  const enemy = spawnTarget(world, (world.player.y >> 8) - gap);
  const begun = 120;
  let from = 0;
  for (let i = 0; i < begun + 600; i++) {
    if (i === begun) from = enemy.hp;
    world.bullets.count = 0;
    world.player.safe = 9;
    step(world, idleInput);
  }
  return (from - enemy.hp) / 100;
}

/** What a see-through colour has in the place of a passive: paint that stains, goes through, or was waited for. */
const isSeeThrough = (rule: (typeof monsters)[number]): boolean =>
  [rule.lossPercent, rule.grazeBonus, rule.movePercent, rule.magnetPercent].every((passive) => passive === undefined) &&
  rule.volleys.some(({ onHit, through, stillEvery }) => onHit === "stain" || through || stillEvery !== undefined);

test("the twenty-four of the book are the twenty-four of the stage, with the passive of their finish", () => {
  expect(monsters.map(({ id }) => String(id).padStart(2, "0"))).toEqual(content.map(({ id }) => id));
  for (const { id, finish } of content) {
    const rule = monsters[Number(id) - 1]!;
    const passive = {
      matte: rule.lossPercent === 50,
      gloss: rule.grazeBonus === 4,
      satin: rule.movePercent === 105,
      glitter: rule.magnetPercent === 160,
      sheer: isSeeThrough(rule),
      tint: isSeeThrough(rule),
      // Nobody of the twenty-four is pearl: who becomes it needs a rule first.
      pearl: false,
      any: rule.copiesPercent === 90,
    }[finish];
    expect(passive, id).toBe(true);
  }
});

test("no two of them shoot alike, and every special is somebody's own", () => {
  const pictures = monsters.filter(({ id }) => id !== 24).map(({ id }) => describeShots(id));
  expect(new Set(pictures).size).toBe(23);
  expect(monsters.map(({ special }) => special.kind).toSorted()).toEqual([...specialKinds].toSorted());
});

test("the nameless one shoots as its last partner does, a little weaker", () => {
  const world = createWorld(gameRules, { ...worldOf(24).setup, partner: 14 });
  expect(world.volleys).toBe(monsters[13]?.volleys);
  expect(world.shotPercent).toBe(90);
});

test("none is so strong that the others stay at home: 40 to 130 hit points a second at the first level", () => {
  const found = monsters.map(({ id }) => [id, getDamagePerSecond(id)] as const);
  expect(found.filter(([, strength]) => strength < 40 || strength > 130)).toEqual([]);
});

describe.each(monsters)("the special of $id: $special.kind", ({ id, special }) => {
  test("changes what would have come", () => {
    const facts = (isUsed: boolean) => {
      const world = createWorld(gameRules, { ...worldOf(id).setup, stage: 1 });
      world.player.x = 110 * unit;
      world.player.safe = 0;
      const enemy = spawnTarget(world, 370);
      for (let i = 0; i < 40; i++)
        createBullet(world, (20 + i * 8) * unit, (300 + (i % 7) * 20) * unit, 1024, 260, 0, 0);
      createBullet(world, world.player.x, world.player.y - 30 * unit, 1024, 256, 0, 0);
      world.player.gauge = isUsed ? 1000 : 0;
      let aim = 0;
      for (let i = 0; i < special.ticks + 4; i++) {
        step(world, { ...idleInput, buttons: i === 0 ? 1 : 0 });
        if (i === 60) aim = world.enemies.filter(({ frozen, charmed }) => frozen > 0 || charmed > 0).length;
      }
      return {
        bullets: world.bullets.count,
        hp: enemy.hp,
        aim,
        hits: world.hits,
        age: enemy.age,
        used: world.specials,
      };
    };
    const [without, used] = [facts(false), facts(true)];
    expect([without.used, used.used]).toEqual([0, 1]);
    expect({ ...used, used: 0 }).not.toEqual(without);
  });
});
