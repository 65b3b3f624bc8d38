import { unit } from "./fixed-point.ts";

// The paper that is played on, in 256ths of a unit, and what every run shares.

export const fieldWidth = 360 * unit;
export const fieldHeight = 640 * unit;
export const middleX = fieldWidth / 2;

/** How many of each there may be at once. What finds no place is not made. */
export const capacity = {
  bullets: 512,
  shots: 256,
  enemies: 64,
  items: 128,
  emitters: 160,
  walls: 24,
  currents: 6,
  marks: 8,
};

/** The farthest the player moves in one tick, whatever the log says. */
export const maxMove = 14 * unit;
export const playerRadius = 4 * unit;
export const grazeReach = 18 * unit;
/** Ticks without harm after a hit. */
export const safeTicks = 120;
/** A bullet grows for so long before it can hit. */
export const growTicks = 6;

/** Nobody fires from nearer than this; nothing aims from below that line. */
export const aimDistance = 90 * unit;
export const aimFloor = 460 * unit;

/** What a full brush needs; two of them can be kept. */
export const fullGauge = 1000;
export const maxGauge = 2 * fullGauge;

/** Strength of the shots with none to three cores, in percent. */
export const levelPercent = [100, 120, 140, 160] as const;
export const maxLevel = 3;

/** Shapes of bullets, told apart without colour, and the radius that hits. */
export const bulletShapes = ["round", "rice", "ring", "petal", "orb"] as const;
export type BulletShape = (typeof bulletShapes)[number];
export const shapeRadius = [3 * unit, 2 * unit, 4 * unit, 3 * unit, 8 * unit] as const;
