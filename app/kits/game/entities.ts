import type { Motion, SpecialKind, Volley } from "./monster-rule.ts";

// What lives on the field. Places and speeds in 256ths of a unit; `px` and `py` are where it was a tick ago, for pictures
// between two ticks. Pools and world.ts own them; from outside they are read only.

export interface Player {
  x: number;
  y: number;
  px: number;
  py: number;
  lives: number;
  /** Ticks without harm that are left. */
  safe: number;
  /** Ticks since the last move. */
  still: number;
  /** 0 to 2000: 1000 are one special. */
  gauge: number;
  /** Cores that were picked up: 0 to 3. */
  level: number;
  /** Which way the one switch sweeps: -1, 0 or 1. */
  sweep: number;
  /** How often the switch was pressed. */
  pressed: number;
}

export interface Shot {
  x: number;
  y: number;
  px: number;
  py: number;
  vx: number;
  vy: number;
  angle: number;
  age: number;
  radius: number;
  damage: number;
  /** Its place in a volley. */
  index: number;
  volley: Volley;
  /** Of its volley: copied, because volleys are of many shapes, and all shots of one. */
  motion: Motion;
  life: number;
  p: number;
  q: number;
  /** Hits as a disc that is no wider than `widestPlain`. */
  isPlain: boolean;
}

export type EnemyRole = "small" | "double" | "boss";

export interface Enemy {
  /** Never 0, never used twice in a run. */
  serial: number;
  kind: number;
  role: EnemyRole;
  x: number;
  y: number;
  px: number;
  py: number;
  /** Where its way has led it, without the sway. */
  baseX: number;
  baseY: number;
  vx: number;
  vy: number;
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
  glide: number;
  glideTicks: number;
  swayX: number;
  swayY: number;
  swayTicks: number;
  radius: number;
  hp: number;
  hpMax: number;
  age: number;
  /** Age at which it was last painted. */
  hitAge: number;
  isFlipped: boolean;
  /** The wave it came with. */
  group: number;
  index: number;
  /** The other of a pair. */
  partner: number;
  /** Number of the saying on it; -1: its kind's word. */
  saying: number;
  slow: number;
  frozen: number;
  charmed: number;
  stain: number;
  /** Shots that a double has taken. */
  anger: number;
  isRemoved: boolean;
}

export interface Item {
  x: number;
  y: number;
  px: number;
  py: number;
  vy: number;
  age: number;
  /** 0 a drop, 1 a core, 2 a scrap of paper. */
  kind: number;
  isCalled: boolean;
}

export interface Wall {
  x: number;
  y: number;
  px: number;
  py: number;
  w: number;
  h: number;
  vx: number;
  vy: number;
  age: number;
  warn: number;
  life: number;
  hp: number;
  hpMax: number;
}

export interface Current {
  y: number;
  h: number;
  push: number;
  age: number;
  warn: number;
  life: number;
}

/** The companion's mark in the hole of a row that stays open. */
export interface Mark {
  x: number;
  y: number;
  vy: number;
  age: number;
  /** Age at which the other holes of the row close. */
  closes: number;
}

export interface Emitter {
  at: number;
  owner: Enemy | null;
  serial: number;
  wait: number;
  seq: number;
  lock: number;
  laneX: number;
  depth: number;
  counts: number[];
}

export interface BossState {
  boss: number;
  phase: number;
  /** Ticks left of the phase. */
  left: number;
  enemy: Enemy;
  serial: number;
  /** Ticks until the next phase begins; nothing can be painted meanwhile. */
  pause: number;
}

export interface SpecialState {
  kind: SpecialKind | null;
  left: number;
  total: number;
  x: number;
  y: number;
  /** What it counts. */
  n: number;
}
