import type { Instruction } from "./compile.ts";
import { below } from "./dice.ts";
import { findEnemy, summon } from "./enemies.ts";
import { tell } from "./events.ts";
import { fieldWidth } from "./field.ts";
import { fire, fireFigure, fireGate } from "./fire.ts";
import { angleOf, div, flipped, fullTurn, unit } from "./fixed-point.ts";
import { makeCurrent, makeWall } from "./laws.ts";
import { release, take } from "./pool.ts";
import { aimPoint } from "./specials/aim-point.ts";
import type { Emitter, Enemy } from "./entities.ts";
import type { World } from "./world.ts";

/** Orders one program may do in a tick; the linter refuses patterns that come near. */
export const mostOrders = 400;
const lanes = 3;

/** Starts the program at `at` for its owner; without one it belongs to the stage. */
export function startProgram(world: World, at: number, owner: Enemy | null): Emitter | null {
  const emitter = take(world.emitters);
  if (emitter === null) return null;
  emitter.at = at;
  emitter.owner = owner;
  emitter.serial = owner?.serial ?? 0;
  emitter.wait = emitter.seq = emitter.lock = emitter.laneX = emitter.depth = 0;
  return emitter;
}

/** Ends all programs of an owner; of the stage with null. */
export function stopPrograms(world: World, owner: Enemy | null): void {
  const { emitters } = world;
  for (let i = emitters.count - 1; i >= 0; i--) if (emitters.all[i]!.owner === owner) release(emitters, i);
}

/** Runs all programs one tick. */
export function runEmitters(world: World): void {
  const { emitters } = world;
  for (let i = emitters.count - 1; i >= 0; i--) {
    const emitter = emitters.all[i]!;
    const { owner } = emitter;
    if (owner !== null && (owner.isGone || owner.serial !== emitter.serial)) release(emitters, i);
    else if (!sleeps(world, owner) && !runOne(world, emitter)) release(emitters, i);
  }
}

function sleeps({ tick, special }: World, owner: Enemy | null): boolean {
  if (special.left > 0 && special.kind === "pollen" && tick % 2 === 0) return true;
  if (owner === null) return false;
  return owner.frozen > 0 || owner.charmed > 0 || (owner.slow > 0 && tick % 2 === 0);
}

/** @returns false when the program has ended */
function runOne(world: World, emitter: Emitter): boolean {
  if (emitter.wait > 0 && --emitter.wait > 0) return true;
  for (let left = mostOrders; left > 0; left--) {
    const order = world.stage.code[emitter.at++]!;
    if (order.op === "end" || !obey(world, emitter, order)) return false;
    if (emitter.wait > 0) return true;
  }
  return true;
}

/** @returns false when the program ends here */
function obey(world: World, emitter: Emitter, order: Exclude<Instruction, { op: "end" }>): boolean {
  const { owner } = emitter;
  switch (order.op) {
    case "wait":
      emitter.wait = order.t;
      return true;
    case "repeat":
      emitter.counts[emitter.depth++] = order.n;
      return true;
    case "again": {
      const left = --emitter.counts[emitter.depth - 1]!;
      if (left > 0) emitter.at = order.to;
      else emitter.depth--;
      return true;
    }
    case "beside":
      fork(world, emitter);
      emitter.at = order.past;
      return true;
    case "fire":
      fire(world, emitter, order);
      return true;
    case "gate":
      fireGate(world, order);
      return true;
    case "figure":
      fireFigure(world, order);
      return true;
    case "wall":
      makeWall(world, order);
      return true;
    case "current":
      makeCurrent(world, order);
      return true;
    case "lock":
    case "begin":
    case "warn":
    case "vote":
      return look(world, emitter, order);
    case "summon":
      summon(world, order, owner, startProgram);
      return true;
    case "sign":
      tell(world, "sign", owner?.x ?? 0, owner?.y ?? 0, order.sign);
      return true;
    default:
      if (owner !== null) moveOwner(world, owner, order);
      return true;
  }
}

function fork(world: World, emitter: Emitter): void {
  const part = startProgram(world, emitter.at, emitter.owner);
  if (part === null) return;
  part.seq = emitter.seq;
  part.lock = emitter.lock;
  part.laneX = emitter.laneX;
}

/** What a program does with its eyes. */
function look(
  world: World,
  emitter: Emitter,
  order: Extract<Instruction, { op: "lock" | "begin" | "warn" | "vote" }>,
): boolean {
  const { owner } = emitter;
  const target = aimPoint(world);
  if (order.op === "lock") emitter.lock = angleOf(target.x - (owner?.x ?? 0), target.y - (owner?.y ?? 0));
  if (order.op === "begin") emitter.seq = order.a < 0 ? below(world.dice, fullTurn) : order.a;
  if (order.op === "warn") {
    const kind = { line: 0, lane: 1, ring: 2 }[order.as];
    const x = kind === 1 ? emitter.laneX : (owner?.x ?? emitter.laneX);
    tell(world, "warn", x, owner?.y ?? 0, kind === 0 ? emitter.lock : kind * fullTurn, order.t);
    emitter.wait = order.t;
  }
  if (order.op === "vote") {
    const voters = world.enemies.filter((enemy) => !enemy.isGone && enemy.group === owner?.group);
    // One counts for all: painting it over ends the vote.
    if (voters.length < order.need || voters[0] !== owner) return false;
    const lane = div(target.x * lanes, fieldWidth + 1);
    emitter.laneX = div(fieldWidth * (2 * lane + 1), 2 * lanes);
  }
  return true;
}

function moveOwner(
  world: World,
  owner: Enemy,
  order: Extract<Instruction, { op: "move" | "shift" | "drift" | "sway" | "swap" | "leave" }>,
): void {
  const { isFlipped } = owner;
  switch (order.op) {
    case "move":
      return glideTo(owner, isFlipped ? fieldWidth - order.x * unit : order.x * unit, order.y * unit, order.t);
    case "shift":
      return glideTo(owner, owner.wayX + flipped(order.x * unit, isFlipped), owner.wayY + order.y * unit, order.t);
    case "drift":
      owner.glideTicks = 0;
      owner.vx = flipped(order.vx, isFlipped);
      owner.vy = order.vy;
      return;
    case "sway":
      owner.swayX = flipped(order.x * unit, isFlipped);
      owner.swayY = order.y * unit;
      owner.swayTicks = order.period;
      return;
    case "swap":
      return swapWithDouble(world, owner);
    case "leave":
      owner.isGone = true;
  }
}

/** Sends an enemy on its way to a place, in so many ticks. */
export function glideTo(enemy: Enemy, x: number, y: number, ticks: number): void {
  enemy.vx = enemy.vy = 0;
  enemy.fromX = enemy.wayX;
  enemy.fromY = enemy.wayY;
  enemy.toX = x;
  enemy.toY = y;
  enemy.glide = 0;
  enemy.glideTicks = ticks;
}

function swapWithDouble(world: World, owner: Enemy): void {
  const doubles = world.enemies.filter((enemy) => !enemy.isGone && enemy.role === "double");
  const other = doubles.length === 0 ? null : findEnemy(world, doubles[below(world.dice, doubles.length)]!.serial);
  if (other === null) return;
  const { wayX, wayY } = owner;
  glideTo(owner, other.wayX, other.wayY, 24);
  glideTo(other, wayX, wayY, 24);
  tell(world, "swap", other.x, other.y);
}
