import type { Rng } from "#app/kits/game/rng.ts";
import type { Charge } from "../rules/charge.ts";
import type { GameSetup } from "../rules/game-rules.ts";
import type { Ball } from "./solver.ts";

export interface DropWorld {
  setup: GameSetup;
  dice: Rng;
  tick: number;
  balls: Ball[];
  ids: number;
  /** What hangs above, and what comes then. */
  hangs: number;
  next: number;
  readyTick: number;
  score: number;
  best: number;
  /** Lips that missed their like, and what that cost. The last forty, in 256ths of a unit; reduced motion: `x` is the square. */
  missed: { x: number; y: number; size: number; points: number; tick: number }[];
  /** How often an overflow was taken back; with help three times. */
  saved: number;
  isFull: boolean;
  /** What happened in the last tick that was played; scenes read it and keep what they need. */
  merged: { x: number; y: number; size: number; points: number; tick: number }[];
  /** Dice of the stones: lips come in the same order on every night. */
  stoneDice: Rng;
  /** From the second night on: how many lips are let go until a stone falls, and where it will, in 256ths of a unit. */
  dropsToStone: number;
  stoneX: number;
  /** What went without growing: a stone that crumbled, or a lip that the monster popped. The last forty, in 256ths of a unit. */
  vanished: { x: number; y: number; size: number; isStone: boolean; tick: number }[];
  charge: Charge;
  /** Reduced motion: the board that does not move. */
  grid: Grid;
}

export interface Grid {
  /** The size in each square, −1 for none, −2 (`stoneSquare`) for a paper stone. */
  squares: Int8Array;
  placedCount: number;
  /** Boards to go back to, with help. */
  history: { squares: Int8Array; score: number }[];
}
