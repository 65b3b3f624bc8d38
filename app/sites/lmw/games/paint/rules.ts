import { type Rng, createRng } from "#app/kits/game/rng.ts";
import { abs, clamp, div, min, max } from "#app/kits/game/fixed-point.ts";
import { type Charge, createCharge, fillCharge, getSpecialState, spendCharge } from "../rules/charge.ts";
import { GameEventError, type GameRules, type GameSetup, requireInRange, specialEvent } from "../rules/game-rules.ts";
import { type BeautySpot, isOnSpot, placeBeautySpot, spotCost } from "./beauty-spot.ts";
import {
  columns,
  createMouth,
  type Mouth,
  rows,
  squareCells,
  countSquareCells,
  squaresAcross,
  squaresDown,
} from "./mouth.ts";
import { getFullInk, isInPot } from "./pot.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";

/** How long the brush is out. */
export const paintMs = 60_000;
/** Reduced motion: as many signs, without a clock. */
export const reducedMotionSigns = 3;
/** From here on a sign is done when the brush is lifted, in thousandths of the mouth. */
export const doneThreshold = 930;
/** The pause in which the next sign swings in. */
export const swingMs = 700;

/** The monster doubles the brush for so long, with reduced motion for so many squares. */
export const specialMs = 4_000;
export const specialSquares = 4;

/**
 * Events: brush down [0, x, y], drawn [1, x, y], up [2]; reduced motion: square [4, n], sign done [5], on the third night
 * dip [6]; the monster lends its hand [specialEvent]. Places in half units.
 */
export const paintEvents = { down: 0, move: 1, up: 2, square: 4, finish: 5, dip: 6 } as const;

export interface PaintWorld {
  setup: GameSetup;
  rng: Rng;
  nowMs: number;
  /** How many signs were begun before this one. */
  sign: number;
  mouth: Mouth;
  painted: Uint8Array;
  /** From the second night on: what must stay bare; null before. */
  spot: BeautySpot | null;
  /** How many cells of it are painted. */
  spoiltCells: number;
  /** What is left in the brush, 0 to `getFullInk(setup)`; before the third night it never grows less. */
  ink: number;
  charge: Charge;
  /** Cells painted inside and outside the mouth; on the spot each counts `spotCost` times. */
  covered: number;
  spilt: number;
  /** Before this moment no brush is taken. */
  readyMs: number;
  brush: { x: number; y: number; isDown: boolean };
  score: number;
  /** Points of each finished sign. */
  done: number[];
  /** Reduced motion: what each square holds of the mouth, and which were chosen. */
  shares: Uint8Array;
  chosen: Uint8Array;
}

const brushCells = 4;

/** ぬりのこし: fill the mouth, stay inside. */
export const paintRules: GameRules<PaintWorld> = {
  begin(setup) {
    const rng = createRng(setup.seed);
    const world: PaintWorld = {
      ...{ setup, rng, nowMs: 0, sign: -1, mouth: { inside: new Uint8Array(), area: 1, outline: [] } },
      ...{ painted: new Uint8Array(columns * rows), covered: 0, spilt: 0, readyMs: 0, score: 0, done: [] },
      ...{ brush: { x: 0, y: 0, isDown: false }, shares: new Uint8Array(), chosen: new Uint8Array() },
      ...{ spot: null, spoiltCells: 0, ink: getFullInk(setup), charge: createCharge() },
    };
    nextSign(world);
    world.readyMs = 0;
    return world;
  },
  act(world, { what }) {
    const [kind, a, b] = what;
    if (kind === specialEvent) return lendHand(world);
    if (world.setup.kind === "twin") return actReducedMotion(world, kind, a);
    if (kind === paintEvents.up) return lift(world);
    if (kind !== paintEvents.down && kind !== paintEvents.move) throw new GameEventError();
    const x = requireInRange(a, 0, columns * 4);
    const y = requireInRange(b, 0, rows * 4);
    if (world.nowMs < world.readyMs) return;
    if (kind === paintEvents.down || !world.brush.isDown) {
      world.brush = { x, y, isDown: true };
      return stamp(world, x, y);
    }
    drag(world, x, y);
  },
  pass(world, atMs) {
    world.nowMs = max(world.nowMs, atMs);
  },
  outcome(world) {
    if (world.setup.kind === "twin") return { score: world.score, isOver: world.done.length >= reducedMotionSigns };
    const isOver = world.nowMs >= paintMs;
    // What hangs half painted counts for half.
    return { score: world.score + (isOver ? div(max(0, getSignPoints(world)), 2) : 0), isOver };
  },
  special: ({ charge, nowMs }) => getSpecialState(charge, nowMs),
};

function lendHand(world: PaintWorld): void {
  spendCharge(world.charge);
  if (world.setup.kind === "twin") world.charge.movesLeft = specialSquares;
  else world.charge.untilMs = world.nowMs + specialMs;
}

/** What is painted of the mouth, in thousandths. */
export const getCoverage = (world: PaintWorld): number => div(world.covered * 1000, world.mouth.area);
/** What lies outside, in thousandths of the mouth. */
export const getSpill = (world: PaintWorld): number => div(world.spilt * 1000, world.mouth.area);

/** Coverage less spill; a clean edge is worth two hundred more. */
function getSignPoints(world: PaintWorld): number {
  const [inside, outside] = [getCoverage(world), getSpill(world)];
  const clean = inside >= doneThreshold && outside <= maxCleanSpill ? 200 : 0;
  return inside - div(outside * 3, 2) + clean;
}
/** A spill that nobody sees, in thousandths. */
export const maxCleanSpill = 40;

function lift(world: PaintWorld): void {
  world.brush.isDown = false;
  if (getCoverage(world) < doneThreshold) return;
  const points = max(0, getSignPoints(world));
  world.score += points;
  world.done.push(points);
  // The later nights have fewer signs.
  fillCharge(world.charge, div(points, 10 - 2 * world.setup.night));
  nextSign(world);
}

function nextSign(world: PaintWorld): void {
  world.sign++;
  world.mouth = createMouth(world.rng, world.setup.kind === "twin" ? world.sign + 2 : world.sign);
  world.spot =
    world.setup.night >= 2
      ? placeBeautySpot(world.mouth, world.setup.seed, world.sign, world.setup.kind === "twin")
      : null;
  world.spoiltCells = 0;
  world.painted.fill(0);
  world.covered = 0;
  world.spilt = 0;
  world.brush.isDown = false;
  world.readyMs = world.nowMs + swingMs;
  world.shares = countSquareCells(world.mouth);
  world.chosen = new Uint8Array(squaresAcross * squaresDown);
}

/** The brush from where it was to a place, stamped every two half units. */
function drag(world: PaintWorld, x: number, y: number): void {
  const { brush } = world;
  const steps = max(1, div(max(abs(x - brush.x), abs(y - brush.y)) + 3, 4));
  for (let step = 1; step <= steps; step++)
    stamp(world, brush.x + div((x - brush.x) * step, steps), brush.y + div((y - brush.y) * step, steps));
  brush.x = x;
  brush.y = y;
}

function stamp(world: PaintWorld, x: number, y: number): void {
  const isDoubled = world.nowMs < world.charge.untilMs;
  if (world.setup.night >= 3 && !takeInk(world, x, y, isDoubled)) return;
  const column = x >> 2;
  const row = y >> 2;
  // Help holds the paint within the mouth; a brush that is led past it all the same leaves a thin trace.
  const isTrace = world.setup.isAssisted && !isDoubled && isPastMouth(world.mouth, column, row);
  const width = isTrace ? 1 : world.setup.isAssisted ? brushCells + 3 : brushCells;
  const reach = isDoubled ? 2 * width : width;
  const staysInside = (world.setup.isAssisted && !isTrace) || isDoubled;
  for (let r = clamp(row - reach, 0, rows - 1); r <= min(row + reach, rows - 1); r++)
    for (let c = clamp(column - reach, 0, columns - 1); c <= min(column + reach, columns - 1); c++) {
      const cell = r * columns + c;
      const isInside = world.mouth.inside[cell] === 1;
      const distance = (r - row) * (r - row) + (c - column) * (c - column);
      if (distance > reach * reach + 1 || world.painted[cell] === 1 || (staysInside && !isInside)) continue;
      world.painted[cell] = 1;
      if (isInside) world.covered++;
      else spill(world, c, r);
    }
}

/** Neither on the mouth nor a brush's width beside it. */
const isPastMouth = ({ inside }: Mouth, column: number, row: number): boolean =>
  [0, -brushCells, brushCells].every((by) => !isLip(inside, column + by, row) && !isLip(inside, column, row + by));

const isLip = (inside: Uint8Array, column: number, row: number): boolean =>
  column >= 0 && column < columns && inside[row * columns + column] === 1;

function spill(world: PaintWorld, column: number, row: number): void {
  const isSpoilt = world.spot !== null && isOnSpot(world.spot, column, row);
  if (isSpoilt) world.spoiltCells++;
  world.spilt += isSpoilt ? spotCost : 1;
}

/** What one place costs of the brush; in the pot it is filled. False: nothing is painted there. */
function takeInk(world: PaintWorld, x: number, y: number, isDoubled: boolean): boolean {
  if (isInPot(x, y)) {
    world.ink = getFullInk(world.setup);
    return false;
  }
  // A brush that the monster holds does not run out.
  if (isDoubled) return true;
  if (world.ink === 0) return false;
  world.ink--;
  return true;
}

const squareArea = squareCells * squareCells;

function actReducedMotion(world: PaintWorld, kind: number | undefined, a: number | undefined): void {
  if (kind === paintEvents.square) return turnSquare(world, requireInRange(a, 0, world.chosen.length - 1));
  if (kind === paintEvents.dip && world.setup.night >= 3) {
    world.ink = getFullInk(world.setup);
    return;
  }
  if (kind !== paintEvents.finish) throw new GameEventError();
  const points = getReducedMotionPoints(world);
  world.score += points;
  world.done.push(points);
  fillCharge(world.charge, div(points * 6, 5));
  if (world.done.length < reducedMotionSigns) nextSign(world);
}

/** Chooses a square, or lets it go. A dry brush chooses none. */
function turnSquare(world: PaintWorld, square: number): void {
  const { chosen, charge, setup } = world;
  if (chosen[square] === 1) {
    chosen[square] = 0;
    return;
  }
  if (charge.movesLeft > 0) {
    charge.movesLeft--;
    // The doubled brush takes along what lies beside it and is worth it.
    for (const other of getSquaresBeside(square)) if (getSquareWorth(world, other) > 0) chosen[other] = 1;
  } else if (setup.night >= 3) {
    if (world.ink === 0) return;
    world.ink--;
  }
  chosen[square] = 1;
}

const getSquaresBeside = (square: number): number[] => [
  ...(square % squaresAcross > 0 ? [square - 1] : []),
  ...(square % squaresAcross < squaresAcross - 1 ? [square + 1] : []),
  ...(square >= squaresAcross ? [square - squaresAcross] : []),
  ...(square < squaresAcross * (squaresDown - 1) ? [square + squaresAcross] : []),
];

/** What choosing a square brings, in cells: paint inside less what is outside; the one with the beauty spot costs. */
export function getSquareWorth({ shares, setup, spot }: PaintWorld, square: number): number {
  if (spot?.square === square) return setup.isAssisted ? -squareArea : -2 * squareArea;
  const worth = 2 * elementAt(shares, square) - squareArea;
  // With help, squares that hold less than half of the mouth cost nothing.
  return setup.isAssisted ? max(0, worth) : worth;
}

/** What the chosen squares are worth beside the best choice, of a thousand. */
export function getReducedMotionPoints(world: PaintWorld): number {
  let best = 0;
  let earned = 0;
  for (const square of world.shares.keys()) {
    const worth = getSquareWorth(world, square);
    if (worth > 0) best += worth;
    if (world.chosen[square] === 1) earned += worth;
  }
  return max(0, div(earned * 1000, max(1, best)));
}
