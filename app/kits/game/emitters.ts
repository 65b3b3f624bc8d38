import type { Instruction } from "./compile.ts";
import { rngBelow } from "./rng.ts";
import { findEnemy, summonEnemies } from "./enemies.ts";
import { emitEvent } from "./events.ts";
import { fieldWidth } from "./field.ts";
import { fire, fireDigit, fireGate } from "./fire.ts";
import { angleOf, div, flipIf, fullTurn, unit } from "./fixed-point.ts";
import { createCurrent, createWall } from "./obstacles.ts";
import { release, acquire } from "./pool.ts";
import { aimPoint } from "./specials/aim-point.ts";
import type { Emitter, Enemy } from "./entities.ts";
import type { World } from "./world.ts";
import { elementAt } from "../basics/element-at.ts";

/** Orders one program may do in a tick; the linter refuses patterns that come near. */
export const maxOrders = 400;
const lanes = 3;

/** Starts the program at `at` for its owner; without one it belongs to the stage. */
export function startProgram(world: World, at: number, owner: Enemy | null): Emitter | null {
  const emitter = acquire(world.emitters);
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
  for (let i = emitters.count - 1; i >= 0; i--) if (elementAt(emitters.all, i).owner === owner) release(emitters, i);
}

/** Runs all programs one tick. */
export function runEmitters(world: World): void {
  const { emitters } = world;
  for (let i = emitters.count - 1; i >= 0; i--) {
    const emitter = elementAt(emitters.all, i);
    const { owner } = emitter;
    if (owner !== null && (owner.isRemoved || owner.serial !== emitter.serial)) release(emitters, i);
    else if (!isPaused(world, owner) && !runProgram(world, emitter)) release(emitters, i);
  }
}

function isPaused({ tick, special }: World, owner: Enemy | null): boolean {
  if (special.left > 0 && special.kind === "pollen" && tick % 2 === 0) return true;
  if (owner === null) return false;
  return owner.frozen > 0 || owner.charmed > 0 || (owner.slow > 0 && tick % 2 === 0);
}

/** @returns false when the program has ended */
function runProgram(world: World, emitter: Emitter): boolean {
  if (emitter.wait > 0 && --emitter.wait > 0) return true;
  for (let left = maxOrders; left > 0; left--) {
    const instruction = elementAt(world.stage.code, emitter.at++);
    if (instruction.op === "end" || !runInstruction(world, emitter, instruction)) return false;
    if (emitter.wait > 0) return true;
  }
  return true;
}

/** @returns false when the program ends here */
function runInstruction(world: World, emitter: Emitter, instruction: Exclude<Instruction, { op: "end" }>): boolean {
  const { owner } = emitter;
  switch (instruction.op) {
    case "wait":
      emitter.wait = instruction.t;
      return true;
    case "repeat":
      emitter.counts[emitter.depth++] = instruction.n;
      return true;
    case "again": {
      const left = elementAt(emitter.counts, emitter.depth - 1) - 1;
      emitter.counts[emitter.depth - 1] = left;
      if (left > 0) emitter.at = instruction.to;
      else emitter.depth--;
      return true;
    }
    case "beside":
      fork(world, emitter);
      emitter.at = instruction.past;
      return true;
    case "fire":
      fire(world, emitter, instruction);
      return true;
    case "gate":
      fireGate(world, instruction);
      return true;
    case "figure":
      fireDigit(world, instruction);
      return true;
    case "wall":
      createWall(world, instruction);
      return true;
    case "current":
      createCurrent(world, instruction);
      return true;
    case "lock":
    case "begin":
    case "warn":
    case "vote":
      return runAiming(world, emitter, instruction);
    case "summon":
      summonEnemies(world, instruction, owner, startProgram);
      return true;
    case "sign":
      emitEvent(world, "sign", owner?.x ?? 0, owner?.y ?? 0, instruction.sign);
      return true;
    default:
      if (owner !== null) moveOwner(world, owner, instruction);
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
function runAiming(
  world: World,
  emitter: Emitter,
  instruction: Extract<Instruction, { op: "lock" | "begin" | "warn" | "vote" }>,
): boolean {
  const { owner } = emitter;
  const target = aimPoint(world);
  if (instruction.op === "lock") emitter.lock = angleOf(target.x - (owner?.x ?? 0), target.y - (owner?.y ?? 0));
  if (instruction.op === "begin") emitter.seq = instruction.a < 0 ? rngBelow(world.rng, fullTurn) : instruction.a;
  if (instruction.op === "warn") {
    const kind = { line: 0, lane: 1, ring: 2 }[instruction.as];
    const x = kind === 1 ? emitter.laneX : (owner?.x ?? emitter.laneX);
    emitEvent(world, "warn", x, owner?.y ?? 0, kind === 0 ? emitter.lock : kind * fullTurn, instruction.t);
    emitter.wait = instruction.t;
  }
  if (instruction.op === "vote") {
    const voters = world.enemies.filter((enemy) => !enemy.isRemoved && enemy.group === owner?.group);
    // One counts for all: painting it over ends the vote.
    if (voters.length < instruction.need || voters[0] !== owner) return false;
    const lane = div(target.x * lanes, fieldWidth + 1);
    emitter.laneX = div(fieldWidth * (2 * lane + 1), 2 * lanes);
  }
  return true;
}

function moveOwner(
  world: World,
  owner: Enemy,
  instruction: Extract<Instruction, { op: "move" | "shift" | "drift" | "sway" | "swap" | "leave" }>,
): void {
  const { isFlipped } = owner;
  switch (instruction.op) {
    case "move":
      return glideTo(
        owner,
        isFlipped ? fieldWidth - instruction.x * unit : instruction.x * unit,
        instruction.y * unit,
        instruction.t,
      );
    case "shift":
      return glideTo(
        owner,
        owner.baseX + flipIf(instruction.x * unit, isFlipped),
        owner.baseY + instruction.y * unit,
        instruction.t,
      );
    case "drift":
      owner.glideTicks = 0;
      owner.vx = flipIf(instruction.vx, isFlipped);
      owner.vy = instruction.vy;
      return;
    case "sway":
      owner.swayX = flipIf(instruction.x * unit, isFlipped);
      owner.swayY = instruction.y * unit;
      owner.swayTicks = instruction.period;
      return;
    case "swap":
      return swapWithDouble(world, owner);
    case "leave":
      owner.isRemoved = true;
  }
}

/** Sends an enemy on its way to a place, in so many ticks. */
export function glideTo(enemy: Enemy, x: number, y: number, ticks: number): void {
  enemy.vx = enemy.vy = 0;
  enemy.fromX = enemy.baseX;
  enemy.fromY = enemy.baseY;
  enemy.toX = x;
  enemy.toY = y;
  enemy.glide = 0;
  enemy.glideTicks = ticks;
}

function swapWithDouble(world: World, owner: Enemy): void {
  const doubles = world.enemies.filter((enemy) => !enemy.isRemoved && enemy.role === "double");
  const other =
    doubles.length === 0 ? null : findEnemy(world, elementAt(doubles, rngBelow(world.rng, doubles.length)).serial);
  if (other === null) return;
  const { baseX, baseY } = owner;
  glideTo(owner, other.baseX, other.baseY, 24);
  glideTo(other, baseX, baseY, 24);
  emitEvent(world, "swap", other.x, other.y);
}
