import { elementAt } from "../basics/element-at.ts";

/** By how hard it is: who paints thinly has one more. */
const baseLives = [4, 3, 3] as const;
const assistedLives = 6;

/** Lipsticks that a run has in all. */
export const livesOf = (difficulty: 0 | 1 | 2, isAssisted: boolean): number =>
  isAssisted ? assistedLives : elementAt(baseLives, difficulty);
