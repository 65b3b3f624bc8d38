import { expect, test } from "vitest";
import { createBullet } from "#app/kits/game/bullets.ts";
import { spawnEnemy } from "#app/kits/game/enemies.ts";
import { coreItem, dropItemAt } from "#app/kits/game/items.ts";
import { paint } from "#app/kits/game/paint.ts";
import { startProgram } from "#app/kits/game/emitters.ts";
import { unit } from "#app/kits/game/fixed-point.ts";
import { getHud, listWordStrips } from "#app/kits/game/view.ts";
import { stateHash } from "#app/kits/game/state-hash.ts";
import { step } from "#app/kits/game/step.ts";
import { createWorld, type RunSetup, type World } from "#app/kits/game/world.ts";
import { gameRules } from "./game-rules.ts";

const setup: RunSetup = {
  ...{ stage: 1, difficulty: 1, monster: 3, partner: 1, bond: 0, seed: 7 },
  ...{ isAssisted: false, movesItself: false, hasOneSwitch: false },
};
const worldOf = (changed: Partial<RunSetup> = {}): World => createWorld(gameRules, { ...setup, ...changed });
const idleInput = { dx: 0, dy: 0, buttons: 0 };
const pass = (world: World, ticks: number, input = idleInput): void => {
  for (let i = 0; i < ticks; i++) step(world, input);
};
/** One enemy of a kind, above the player. */
function placeEnemy(world: World, kindId: string, dx = 0, y = 200) {
  const kind = gameRules.kinds.findIndex(({ id }) => id === kindId);
  const place = { x: world.player.x + dx * unit, y: y * unit };
  const enemy = spawnEnemy(
    world,
    { kind, path: -1, ...place, isFlipped: false, group: 9_999, index: 0, saying: -1, times: 1 },
    startProgram,
  );
  if (enemy === null) throw new Error("no place");
  return enemy;
}
const hurt = (world: World): void => {
  world.player.safe = 0;
  createBullet(world, world.player.x, world.player.y, 1024, 0, 0, 0);
  step(world, idleInput);
};
const kinds = (world: World): string[] => world.events.map(({ kind }) => kind);

test("the same seed and the same moves are the same run; another seed is another", () => {
  const [one, two, other] = [worldOf(), worldOf(), worldOf({ seed: 8 })];
  for (let i = 0; i < 900; i++) {
    const input = { dx: ((i * 7) % 23) - 11, dy: 0, buttons: 0 };
    for (const world of [one, two, other]) step(world, input);
  }
  expect(stateHash(one)).toBe(stateHash(two));
  expect(stateHash(one)).not.toBe(stateHash(other));
});

test("a run that is copied in the middle goes on as the first one does", () => {
  const one = worldOf({ stage: 2 });
  pass(one, 700, { dx: 3, dy: 0, buttons: 0 });
  const copy = structuredClone(one);
  for (const world of [one, copy]) pass(world, 400, { dx: -2, dy: 1, buttons: 0 });
  expect(stateHash(copy)).toBe(stateHash(one));
});

test("nobody jumps: a log that asks for more moves fourteen units a tick", () => {
  const world = worldOf();
  const from = world.player.x;
  step(world, { dx: 127, dy: 0, buttons: 0 });
  expect(world.player.x - from).toBe(14 * unit);
});

test("a hit costs a life and a whole point of the multiplier, not the cores; then two seconds are safe", () => {
  const world = worldOf();
  world.multiplier = 25;
  world.player.level = 2;
  hurt(world);
  expect(kinds(world)).toContain("hit");
  expect(world).toMatchObject({ hits: 1, multiplier: 15, state: "playing", player: { lives: 2, level: 2 } });
  createBullet(world, world.player.x, world.player.y, 1024, 0, 0, 0);
  pass(world, 60);
  expect(world.hits).toBe(1);
});

test("the third hit ends the run, and nothing happens after it", () => {
  const world = worldOf();
  for (let i = 0; i < 3; i++) {
    pass(world, 10);
    hurt(world);
  }
  expect(world.state).toBe("failed");
  const hash = stateHash(world);
  pass(world, 30);
  expect(stateHash(world)).toBe(hash);
});

test("the colour stays: a tenth more for each second and a half without a hit, up to two and a half", () => {
  const world = worldOf({ stage: 7 });
  const passAlone = (ticks: number): void => {
    for (let i = 0; i < ticks; i++) {
      world.bullets.count = 0;
      step(world, idleInput);
    }
  };
  passAlone(900);
  expect(world.multiplier).toBe(20);
  passAlone(900);
  expect(world.multiplier).toBe(25);
});

test("nearness brings up to five times, a tenth for three grazes, and fades for who keeps away from what flies", () => {
  const world = worldOf();
  world.multiplier = 25;
  const graze = (): void => {
    world.player.safe = 0;
    createBullet(world, world.player.x + 15 * unit, world.player.y, 1024, 0, 0, 0);
    step(world, idleInput);
  };
  for (let i = 0; i < 6; i++) graze();
  expect(world).toMatchObject({ grazes: 6, multiplier: 27 });
  // Those six hang there and are grazed no more.
  world.player.safe = 400;
  pass(world, 179);
  expect(world.multiplier).toBe(27);
  pass(world, 200);
  expect(world.multiplier).toBe(25);
  world.multiplier = 50;
  for (let i = 0; i < 3; i++) graze();
  expect(world.multiplier).toBe(50);
});

test("where nothing flies nobody can be near, and nothing fades", () => {
  const world = worldOf({ stage: 7 });
  world.multiplier = 40;
  for (let i = 0; i < 400; i++) {
    world.bullets.count = 0;
    step(world, idleInput);
  }
  expect(world.multiplier).toBe(40);
});

test("near and not hit is gloss: fifteen points times the multiplier, and the brush fills", () => {
  const world = worldOf();
  world.player.safe = 0;
  world.multiplier = 20;
  createBullet(world, world.player.x + 15 * unit, world.player.y, 1024, 0, 0, 0);
  step(world, idleInput);
  expect(world).toMatchObject({ grazes: 1, score: 30, hits: 0 });
  expect(world.player.gauge).toBe(15);
  pass(world, 5);
  expect(world.grazes).toBe(1);
});

test("a bullet is an outline for six ticks before it can hit", () => {
  const world = worldOf();
  world.player.safe = 0;
  createBullet(world, world.player.x, world.player.y, 1024, 0, 0);
  pass(world, 5);
  expect(world.hits).toBe(0);
  pass(world, 1);
  expect(world.hits).toBe(1);
});

test("詐欺でしょ is covered in front and can be painted from the side", () => {
  const front = worldOf();
  const covered = placeEnemy(front, "fake");
  pass(front, 40);
  expect(covered.hp).toBe(covered.hpMax);
  const side = worldOf();
  const open = placeEnemy(side, "fake", 18);
  pass(side, 40);
  expect(open.hp).toBeLessThan(open.hpMax);
});

test("締切 bursts when nobody has painted it, and not when somebody has", () => {
  const late = worldOf();
  late.nextCue = 99;
  const bomb = placeEnemy(late, "deadline", 120);
  while (!bomb.isRemoved) step(late, idleInput);
  expect(late.bullets.count).toBeGreaterThan(20);
  const inTime = worldOf();
  inTime.nextCue = 99;
  const painted = placeEnemy(inTime, "deadline");
  while (!painted.isRemoved) step(inTime, idleInput);
  expect(inTime.kills).toBe(1);
  expect(inTime.bullets.count).toBe(0);
});

test("多数決 takes the lane the player is in, and not when two of three are gone", () => {
  const voted = worldOf();
  for (const dx of [-90, 0, 90]) placeEnemy(voted, "majority", dx, 60).hp = 1e6;
  pass(voted, 84);
  const lanes = () => voted.events.filter(({ kind, n }) => kind === "warn" && n === 4096);
  while (lanes().length === 0) step(voted, idleInput);
  expect(lanes()[0]?.x).toBe(180 * unit);
  const alone = worldOf();
  placeEnemy(alone, "majority", 0, 60).hp = 1e6;
  let warned = 0;
  for (let i = 0; i < 400; i++) {
    step(alone, idleInput);
    warned += kinds(alone).includes("warn") ? 1 : 0;
  }
  expect(warned).toBe(0);
});

test("a word is struck letter by letter, and stays on the card with five hundred points", () => {
  const world = worldOf({ stage: 0, monster: 3 });
  let half = false;
  while (world.struck.length === 0 && world.tick < 900) {
    step(world, idleInput);
    const paper = listWordStrips(world).find(({ role }) => role === "saying");
    half ||= paper !== undefined && paper.painted > 300 && paper.painted < 800;
  }
  expect(half).toBe(true);
  expect(getHud(world).struck).toEqual(["rule-1"]);
});

test("with assist: six lives, slower bullets, fewer of them, and the special helps by itself", () => {
  const helped = worldOf({ isAssisted: true });
  expect(helped.player.lives).toBe(6);
  helped.player.gauge = 1000;
  hurt(helped);
  expect(helped).toMatchObject({ hits: 0, specials: 1, player: { lives: 6, gauge: 0 } });
  const bullets = (isAssisted: boolean): number => {
    const world = worldOf({ stage: 2, isAssisted });
    let sum = 0;
    for (let i = 0; i < 900; i++) {
      world.player.safe = 9;
      step(world, idleInput);
      sum += world.bullets.count;
    }
    return sum;
  };
  expect(bullets(true)).toBeLessThan(bullets(false));
});

test("one switch goes through left, still and right, a press each", () => {
  const world = worldOf({ hasOneSwitch: true });
  const press = { dx: 0, dy: 0, buttons: 2 };
  const ways = Array.from({ length: 4 }, () => {
    pass(world, 1, press);
    const from = world.player.x;
    pass(world, 20);
    return Math.sign(world.player.x - from);
  });
  expect(ways).toEqual([-1, 0, 1, -1]);
});

test("help can come and go in the middle of a run: fewer bullets at once, three more lives once, and the run remembers", () => {
  const world = worldOf({ stage: 2 });
  const [plain, assisted] = world.stages;
  world.player.safe = 9_999;
  pass(world, 400);
  step(world, { dx: 0, dy: 0, buttons: 8 });
  expect([world.stage, world.player.lives, world.wasAssisted]).toEqual([assisted, 6, true]);
  pass(world, 30, { dx: 0, dy: 0, buttons: 8 });
  expect(world.stage).toBe(assisted);
  for (const buttons of [0, 8, 0, 8]) step(world, { dx: 0, dy: 0, buttons });
  expect([world.stage === plain, world.player.lives]).toEqual([false, 6]);
  expect(plain.code.map(({ op }) => op)).toEqual(assisted.code.map(({ op }) => op));
});

test("who rests does not paint, and the rest is counted", () => {
  const world = worldOf({ stage: 0 });
  pass(world, 300, { dx: 0, dy: 0, buttons: 4 });
  expect([world.shots.count, world.stats.rest, world.stats.still]).toEqual([0, 300, 300]);
  pass(world, 60);
  expect(world.shots.count).toBeGreaterThan(0);
  expect(world.stats.rest).toBe(300);
});

test("a core makes the paint stronger, three times at most", () => {
  const world = worldOf({ stage: 0, monster: 3 });
  for (let i = 0; i < 5; i++) {
    dropItemAt(world, world.player.x, world.player.y - 20 * unit, coreItem, true);
    pass(world, 30);
  }
  expect(world.player.level).toBe(3);
  expect(world.stats.items[coreItem]).toBe(5);
});

test("べき comes loose from its ends: the next one is half painted with it, and one in the middle alone", () => {
  const chain = (dead: number): number[] => {
    const world = worldOf({ stage: 7 });
    const links = [0, 1, 2, 3].map((index) => Object.assign(placeEnemy(world, "ought", index * 60 - 90), { index }));
    paint(world, links[dead]!, 1e6, 0);
    return links.map(({ hp, hpMax, isRemoved }) => (isRemoved ? 0 : Math.round((hp / hpMax) * 2)));
  };
  expect(chain(0)).toEqual([0, 1, 2, 2]);
  expect(chain(3)).toEqual([2, 2, 1, 0]);
  expect(chain(1)).toEqual([2, 0, 2, 2]);
});

test("who moves by itself stays unhurt where standing still is hit", () => {
  const hits = (movesItself: boolean): number => {
    const world = worldOf({ movesItself, isAssisted: true, monster: 1 });
    pass(world, 2400);
    return world.hits + world.specials;
  };
  expect(hits(false)).toBeGreaterThan(0);
  expect(hits(true)).toBe(0);
});
