import type { CompiledAct, CompiledVolley } from "./compile.ts";
import { aimDistance, aimFloor, fieldWidth, middleX } from "./field.ts";
import { abs, angleBetween, angleOf, div, flipIf, fullTurn, isNear, unit } from "./fixed-point.ts";
import { rngAround, rngBelow } from "./rng.ts";
import { setBulletMotion, createBullet } from "./bullets.ts";
import { digitDots } from "./digits.ts";
import { acquire } from "./pool.ts";
import type { Gate, Op } from "./script.ts";
import type { Emitter } from "./entities.ts";
import type { World } from "./world.ts";
import { aimPoint } from "./specials/aim-point.ts";

/** Fires a volley; silent where it could not be seen coming: at arm's length, and what aims also from too low. */
export function fire(world: World, emitter: Emitter, order: CompiledVolley): void {
  const { owner } = emitter;
  const isFlipped = owner?.isFlipped ?? false;
  const x = startX(emitter, order, isFlipped);
  const y = order.from === "owner" && owner !== null ? owner.y + order.y : order.y;
  const target = aimPoint(world);
  const toPlayer = angleOf(target.x - x, target.y - y);
  if (order.dir === "aim" && y > aimFloor) return;
  if (order.from !== "lane" && isNear(target.x - x, target.y - y, aimDistance)) return;

  const centre = angleFor(world, emitter, order, toPlayer, isFlipped);
  const isRing = order.spread === fullTurn;
  const step = order.n < 2 ? 0 : div(order.spread, isRing ? order.n : order.n - 1);
  const first = centre - (isRing || order.n < 2 ? 0 : order.spread >> 1);
  for (let i = 0; i < order.n; i++) {
    const angle = first + step * i + rngAround(world.rng, order.jitter);
    if (order.gap > 0 && abs(angleBetween(angle, toPlayer)) < order.gap) continue;
    const offset = 2 * i - (order.n - 1);
    const atX = x + ((order.rowX * offset) >> 1) + randomOffset(world, order.scatterX);
    const atY = y + ((order.rowY * offset) >> 1) + randomOffset(world, order.scatterY);
    const speed = order.speed + order.speedStep * i;
    createVolleyBullet(world, order, atX, atY, angle, speed, 1);
    if (order.isMirrored) createVolleyBullet(world, order, 2 * middleX - atX, atY, fullTurn / 2 - angle, speed, -1);
  }
}

const randomOffset = (world: World, reach: number): number => (reach === 0 ? 0 : rngAround(world.rng, reach >> 4) << 4);

function startX({ owner, laneX }: Emitter, order: CompiledVolley, isFlipped: boolean): number {
  if (order.from === "lane") return laneX + order.x;
  if (order.from === "field" || owner === null) return isFlipped ? fieldWidth - order.x : order.x;
  return owner.x + flipIf(order.x, isFlipped);
}

function angleFor(world: World, emitter: Emitter, order: CompiledVolley, toPlayer: number, isFlipped: boolean): number {
  const a = flipIf(order.a, isFlipped);
  if (order.dir === "aim") return toPlayer + a;
  if (order.dir === "lock") return emitter.lock + a;
  if (order.dir === "any") return rngBelow(world.rng, fullTurn);
  if (order.dir === "seq") {
    emitter.seq = (emitter.seq + flipIf(order.step, isFlipped)) & (fullTurn - 1);
    return emitter.seq + a;
  }
  return isFlipped ? fullTurn / 2 - order.a : order.a;
}

function createVolleyBullet(
  world: World,
  order: CompiledVolley,
  x: number,
  y: number,
  angle: number,
  speed: number,
  side: number,
): void {
  const { push, life, acts, warm } = order;
  const at = createBullet(world, x, y, angle, speed, order.shape, warm > 0 ? warm : undefined);
  if (at >= 0) setBulletMotion(world.bullets, at, { spin: order.spin * side, push, life, acts });
}

/** A row with holes. One of them bears the companion's mark and stays open; the others close in time. */
export function fireGate(world: World, gate: Gate): void {
  const cell = div(fieldWidth, gate.cells);
  const marked = rngBelow(world.rng, gate.cells);
  for (let i = 0; i < gate.cells; i++) {
    const x = cell * i + (cell >> 1);
    if (i === marked) {
      const mark = acquire(world.marks);
      if (mark !== null) Object.assign(mark, { x, y: gate.y * unit, vy: gate.speed, age: 0, closes: gate.closes });
      continue;
    }
    const isFalse = (i - marked + gate.cells) % div(gate.cells, gate.holes) === 0;
    const y = gate.y * unit;
    for (const side of [-1, 1]) {
      const shape = shapeOf[gate.shape ?? "ring"];
      createBullet(world, x + side * (cell >> 2), y, 1024, gate.speed, shape, isFalse ? gate.closes : undefined);
    }
  }
}

const shapeOf = { round: 0, rice: 1, ring: 2, petal: 3, orb: 4 } as const;

/** Dots that stand as a figure, are read, and fall together. */
export function fireDigit(world: World, order: Extract<Op, { op: "figure" }>): void {
  const cell = order.cell * unit;
  const { wait, speed } = order;
  const fall: CompiledAct = { at: wait, turn: "field", a: 1024, speed, spin: 0, push: 0, split: 0, spread: 0 };
  for (const [column, row] of digitDots(order.figure)) {
    const x = order.x * unit + (column * 2 - 2) * (cell >> 1);
    const at = createBullet(world, x, order.y * unit + row * cell, 1024, 0, shapeOf.round, 24);
    if (at < 0) return;
    setBulletMotion(world.bullets, at, { spin: 0, push: 0, life: 0, acts: [fall] });
  }
}
