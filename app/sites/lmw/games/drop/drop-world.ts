import type { Rng } from "#app/kits/game/rng.ts";
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
  /** How often an overflow was taken back; with help three times. */
  saved: number;
  isFull: boolean;
  /** What happened in the last tick that was played; scenes read it and keep what they need. */
  merged: { x: number; y: number; size: number; points: number; tick: number }[];
  /** Reduced motion: the board that does not move. */
  grid: Grid;
}

export interface Grid {
  /** The size in each square, −1 for none. */
  squares: Int8Array;
  placedCount: number;
  /** Boards to go back to, with help. */
  history: { squares: Int8Array; score: number }[];
}
