import { clamp, div, min, max } from "#app/kits/game/fixed-point.ts";

// Circles in a jar, in 256ths of a unit. Positions are moved first and then pushed apart; what was moved is the speed.
// Whole numbers only, so that a jar stands everywhere as it stood on the phone.

/** The jar: 240 wide, 340 deep, open above. */
export const jarWidth = 240 * 256;
export const jarDepth = 340 * 256;
/** Above this line nothing may rest. */
export const brim = 44 * 256;
/** The eleven sizes, by their radius in units: リップの粒 to 満月. */
export const radii = [8, 11, 15, 19, 24, 30, 37, 44, 52, 61, 70] as const;

export interface Ball {
  id: number;
  /** 0 to 10. */
  size: number;
  x: number;
  y: number;
  /** Where it was a tick ago: scenes draw in between, the solver takes its speed from it. */
  px: number;
  py: number;
  /** Ticks since it fell or grew. */
  age: number;
  /** Ticks that it has lain above the brim. */
  high: number;
  /** For so many ticks more it, or what has grown from it, counts as just let go; 0 or left out otherwise. */
  freshTicks?: number;
  /** When it was let go, its like lay open to the sky. */
  canMiss?: boolean;
  /** A paper stone: it grows with nothing. Left out for lips. */
  isStone?: boolean;
}

const gravity = 46;
const maxSpeed = 11 * 256;
/** What is squeezed out from below hops a little, and never out of the jar. */
const maxRise = 3 * 256;
const solverRounds = 6;
/** So near two of a size touch, in 256ths of a unit. */
const contactMargin = 256;

/** One sixtieth of a second. Calls `meet` for each two of one size that touch; whoever is told may change the list afterwards. */
export function stepBalls(balls: readonly Ball[], onContact: (one: Ball, other: Ball) => void): void {
  for (const ball of balls) {
    // A little is lost each tick: a jar of lips, not of marbles.
    const vx = clamp(div((ball.x - ball.px) * 250, 256), -maxSpeed, maxSpeed);
    const vy = clamp(div((ball.y - ball.py) * 253, 256) + gravity, -maxRise, maxSpeed);
    ball.px = ball.x;
    ball.py = ball.y;
    ball.x += vx;
    ball.y += vy;
    ball.age++;
  }
  for (let round = 0; round < solverRounds; round++) {
    for (let i = 0; i < balls.length; i++) {
      const one = balls[i]!;
      for (let j = i + 1; j < balls.length; j++)
        pushApart(one, balls[j]!, round === solverRounds - 1 ? onContact : null);
    }
    for (const ball of balls) clampInside(ball);
  }
}

function pushApart(one: Ball, other: Ball, onContact: ((one: Ball, other: Ball) => void) | null): void {
  const reach = (radii[one.size]! + radii[other.size]!) * 256;
  const dx = other.x - one.x;
  const dy = other.y - one.y;
  if (
    dx > reach + contactMargin ||
    dx < -reach - contactMargin ||
    dy > reach + contactMargin ||
    dy < -reach - contactMargin
  )
    return;
  const square = dx * dx + dy * dy;
  if (square >= (reach + contactMargin) * (reach + contactMargin)) return;
  if (onContact && one.size === other.size && !one.isStone && !other.isStone) return onContact(one, other);
  if (square >= reach * reach) return;
  const distance = integerSqrt(square);
  const over = reach - distance;
  // Exactly upon each other: sideways, by their numbers.
  const ax = distance === 0 ? 256 : div(dx * 256, distance);
  const ay = distance === 0 ? (one.id < other.id ? -1 : 1) : div(dy * 256, distance);
  const heavyOne = radii[one.size]! * radii[one.size]!;
  const heavyOther = radii[other.size]! * radii[other.size]!;
  const share = div(over * heavyOther, heavyOne + heavyOther);
  one.x -= div(ax * share, 256);
  one.y -= div(ay * share, 256);
  other.x += div(ax * (over - share), 256);
  other.y += div(ay * (over - share), 256);
}

/** Holds a ball within the jar. */
export function clampInside(ball: Ball): void {
  const radius = radii[ball.size]! * 256;
  if (ball.x < radius) ball.x = radius;
  if (ball.x > jarWidth - radius) ball.x = jarWidth - radius;
  if (ball.y <= jarDepth - radius) return;
  ball.y = jarDepth - radius;
  // The ground holds what lies on it: half of the sideways way is gone each round.
  ball.px += div(ball.x - ball.px, 8);
}

/** The whole root of a whole number below 2^53; put right by whole numbers, so that no engine's last digit matters. */
export function integerSqrt(square: number): number {
  let root = Math.floor(Math.sqrt(square));
  while (root * root > square) root--;
  while ((root + 1) * (root + 1) <= square) root++;
  return root;
}

/** Where a ball of a size may be let go, held within the jar. */
export const clampDropX = (x: number, size: number): number =>
  max(radii[size]! * 256, min(jarWidth - radii[size]! * 256, x));
