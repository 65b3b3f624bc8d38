import { ageOf } from "./bullet-columns.ts";
import type { World } from "./world.ts";
import { elementAt, intAt } from "../basics/element-at.ts";

/** A fingerprint of 32 bits of everything that decides what comes. Two runs that are the same have the same. */
export function stateHash(world: World): number {
  let hash = 0x811c9dc5 | 0;
  const add = (value: number): void => {
    // Jenkins' one-at-a-time: additions and shifts, so that no product leaves 53 bits.
    hash = (hash + value) | 0;
    hash = (hash + (hash << 10)) | 0;
    hash ^= hash >>> 6;
  };
  const { player } = world;
  for (const word of world.rng) add(word);
  for (const value of [world.tick, world.clock, world.nextCue, world.hitStop, world.score, world.multiplier])
    add(value);
  for (const value of [world.sinceHit, world.sinceGraze]) add(value);
  for (const value of [world.hits, world.grazes, world.kills, world.specials, world.special.left, world.special.n])
    add(value);
  for (const value of [player.x, player.y, player.lives, player.safe, player.gauge, player.level]) add(value);
  for (const word of world.struck) add(word);
  for (const choice of world.taken) add(choice);
  for (const enemy of world.enemies) {
    if (enemy.isRemoved) continue;
    for (const value of [enemy.serial, enemy.x, enemy.y, enemy.hp, enemy.age]) add(value);
  }
  for (let i = 0; i < world.bullets.count; i++) {
    add(intAt(world.bullets.x, i));
    add(intAt(world.bullets.y, i));
    add(ageOf(world.bullets, i));
  }
  for (let i = 0; i < world.shots.count; i++) {
    add(elementAt(world.shots.all, i).x);
    add(elementAt(world.shots.all, i).y);
  }
  for (let i = 0; i < world.items.count; i++) add(elementAt(world.items.all, i).y);
  for (let i = 0; i < world.emitters.count; i++) {
    add(elementAt(world.emitters.all, i).at);
    add(elementAt(world.emitters.all, i).wait);
  }
  add(world.boss === null ? -1 : world.boss.left);
  hash = (hash + (hash << 3)) | 0;
  hash ^= hash >>> 11;
  return (hash + (hash << 15)) >>> 0;
}
