import type { Emitter, Enemy, Shot, Wall } from "./entities.ts";
import type { Volley } from "./monster-rule.ts";

// Written out, not put together by spreading: what V8 spreads it keeps outside of the object, one step farther away from
// the thousands of looks a second.

/** A shot that waits in the pool. */
export const createIdleShot = (volley: Volley): Shot => ({
  x: 0,
  y: 0,
  px: 0,
  py: 0,
  vx: 0,
  vy: 0,
  angle: 0,
  age: 0,
  radius: 0,
  damage: 0,
  index: 0,
  volley,
  motion: volley.motion,
  life: volley.life,
  p: 0,
  q: 0,
  isPlain: false,
});

/** An enemy that is gone, and whose place is free. */
export const createIdleEnemy = (): Enemy => ({
  serial: 0,
  kind: 0,
  role: "small",
  x: 0,
  y: 0,
  px: 0,
  py: 0,
  baseX: 0,
  baseY: 0,
  vx: 0,
  vy: 0,
  fromX: 0,
  fromY: 0,
  toX: 0,
  toY: 0,
  glide: 0,
  glideTicks: 0,
  swayX: 0,
  swayY: 0,
  swayTicks: 0,
  radius: 0,
  hp: 0,
  hpMax: 0,
  age: 0,
  hitAge: 0,
  isFlipped: false,
  group: 0,
  index: 0,
  partner: 0,
  saying: -1,
  slow: 0,
  frozen: 0,
  charmed: 0,
  stain: 0,
  anger: 0,
  isRemoved: true,
});

/** A law that stands nowhere. */
export const createIdleWall = (): Wall => ({
  x: 0,
  y: 0,
  px: 0,
  py: 0,
  w: 0,
  h: 0,
  vx: 0,
  vy: 0,
  age: 0,
  warn: 0,
  life: 0,
  hp: 0,
  hpMax: 0,
});

/** A program that does not run. */
export const createIdleEmitter = (): Emitter => ({
  at: 0,
  owner: null,
  serial: 0,
  wait: 0,
  seq: 0,
  lock: 0,
  laneX: 0,
  depth: 0,
  counts: [0, 0, 0, 0],
});
