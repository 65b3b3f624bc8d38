import { type Dice, makeDice } from "#app/kits/game/dice.ts";
import { abs, clamp, div, least, most } from "#app/kits/game/fixed-point.ts";
import { GameFault, type GameRules, type GameSetup, held } from "../rules/game-rules.ts";
import {
  columns,
  makeMouth,
  type Mouth,
  rows,
  squareCells,
  squareShares,
  squaresAcross,
  squaresDown,
} from "./mouth.ts";

/** How long the brush is out. */
export const paintMs = 60_000;
/** Twin: as many signs, without a clock. */
export const twinSigns = 3;
/** From here on a sign is done when the brush is lifted, in thousandths of the mouth. */
export const doneFrom = 930;
/** The pause in which the next sign swings in. */
export const swingMs = 700;

/** Kinds of events: brush down [0, x, y], drawn [1, x, y], up [2]; twin: a square [4, n], the sign is finished [5]. Places in half units. */
export const paintEvents = { down: 0, move: 1, up: 2, square: 4, finish: 5 } as const;

export interface PaintWorld {
  setup: GameSetup;
  dice: Dice;
  nowMs: number;
  /** How many signs were begun before this one. */
  sign: number;
  mouth: Mouth;
  painted: Uint8Array;
  /** Cells painted inside and outside the mouth. */
  covered: number;
  spilt: number;
  /** Before this moment no brush is taken. */
  readyMs: number;
  brush: { x: number; y: number; isDown: boolean };
  score: number;
  /** Points of each finished sign. */
  done: number[];
  /** Twin: what each square holds of the mouth, and which were chosen. */
  shares: Uint8Array;
  chosen: Uint8Array;
}

const brushCells = 4;

/** ぬりのこし: fill the mouth, stay inside. */
export const paintRules: GameRules<PaintWorld> = {
  begin(setup) {
    const dice = makeDice(setup.seed);
    const world: PaintWorld = {
      ...{ setup, dice, nowMs: 0, sign: -1, mouth: { inside: new Uint8Array(), area: 1, outline: [] } },
      ...{ painted: new Uint8Array(columns * rows), covered: 0, spilt: 0, readyMs: 0, score: 0, done: [] },
      ...{ brush: { x: 0, y: 0, isDown: false }, shares: new Uint8Array(), chosen: new Uint8Array() },
    };
    nextSign(world);
    world.readyMs = 0;
    return world;
  },
  act(world, { what }) {
    const [kind, a, b] = what;
    if (world.setup.kind === "twin") return actTwin(world, kind, a);
    if (kind === paintEvents.up) return lift(world);
    if (kind !== paintEvents.down && kind !== paintEvents.move) throw new GameFault();
    const x = held(a, 0, columns * 4);
    const y = held(b, 0, rows * 4);
    if (world.nowMs < world.readyMs) return;
    if (kind === paintEvents.down || !world.brush.isDown) {
      world.brush = { x, y, isDown: true };
      return stamp(world, x, y);
    }
    drag(world, x, y);
  },
  pass(world, atMs) {
    world.nowMs = most(world.nowMs, atMs);
  },
  outcome(world) {
    if (world.setup.kind === "twin") return { score: world.score, isOver: world.done.length >= twinSigns };
    const isOver = world.nowMs >= paintMs;
    // What hangs half painted counts for half.
    return { score: world.score + (isOver ? div(most(0, signPoints(world)), 2) : 0), isOver };
  },
};

/** What is painted of the mouth, in thousandths. */
export const coverage = (world: PaintWorld): number => div(world.covered * 1000, world.mouth.area);
/** What lies outside, in thousandths of the mouth. */
export const spill = (world: PaintWorld): number => div(world.spilt * 1000, world.mouth.area);

/** Coverage less spill; a clean edge is worth two hundred more. */
function signPoints(world: PaintWorld): number {
  const [inside, outside] = [coverage(world), spill(world)];
  const clean = inside >= doneFrom && outside <= cleanSpill ? 200 : 0;
  return inside - div(outside * 3, 2) + clean;
}
/** A spill that nobody sees, in thousandths. */
export const cleanSpill = 40;

function lift(world: PaintWorld): void {
  world.brush.isDown = false;
  if (coverage(world) < doneFrom) return;
  const points = most(0, signPoints(world));
  world.score += points;
  world.done.push(points);
  nextSign(world);
}

function nextSign(world: PaintWorld): void {
  world.sign++;
  world.mouth = makeMouth(world.dice, world.setup.kind === "twin" ? world.sign + 2 : world.sign);
  world.painted.fill(0);
  world.covered = 0;
  world.spilt = 0;
  world.brush.isDown = false;
  world.readyMs = world.nowMs + swingMs;
  world.shares = squareShares(world.mouth);
  world.chosen = new Uint8Array(squaresAcross * squaresDown);
}

/** The brush from where it was to a place, stamped every two half units. */
function drag(world: PaintWorld, x: number, y: number): void {
  const { brush } = world;
  const steps = most(1, div(most(abs(x - brush.x), abs(y - brush.y)) + 3, 4));
  for (let step = 1; step <= steps; step++)
    stamp(world, brush.x + div((x - brush.x) * step, steps), brush.y + div((y - brush.y) * step, steps));
  brush.x = x;
  brush.y = y;
}

function stamp(world: PaintWorld, x: number, y: number): void {
  const { isAssisted } = world.setup;
  const reach = isAssisted ? brushCells + 3 : brushCells;
  const column = x >> 2;
  const row = y >> 2;
  for (let r = clamp(row - reach, 0, rows - 1); r <= least(row + reach, rows - 1); r++)
    for (let c = clamp(column - reach, 0, columns - 1); c <= least(column + reach, columns - 1); c++) {
      const cell = r * columns + c;
      const isInside = world.mouth.inside[cell] === 1;
      const away = (r - row) * (r - row) + (c - column) * (c - column);
      if (away > reach * reach + 1 || world.painted[cell] === 1 || (isAssisted && !isInside)) continue;
      world.painted[cell] = 1;
      if (isInside) world.covered++;
      else world.spilt++;
    }
}

const squareArea = squareCells * squareCells;

function actTwin(world: PaintWorld, kind: number | undefined, a: number | undefined): void {
  if (kind === paintEvents.square) {
    const square = held(a, 0, world.chosen.length - 1);
    world.chosen[square] = 1 - world.chosen[square]!;
    return;
  }
  if (kind !== paintEvents.finish) throw new GameFault();
  const points = twinPoints(world);
  world.score += points;
  world.done.push(points);
  if (world.done.length < twinSigns) nextSign(world);
}

/** What the chosen squares are worth beside the best choice, of a thousand: paint inside less what is outside. */
export function twinPoints({ shares, chosen, setup }: PaintWorld): number {
  let best = 0;
  let got = 0;
  for (const [square, share] of shares.entries()) {
    // With help, squares that hold less than half of the mouth cost nothing.
    const worth = setup.isAssisted ? most(0, 2 * share - squareArea) : 2 * share - squareArea;
    if (worth > 0) best += worth;
    if (chosen[square] === 1) got += worth;
  }
  return most(0, div(got * 1000, most(1, best)));
}
