const baseLives = 3;
/** So many more with assist. */
export const assistLives = 3;

/** Lipsticks that a run has in all. */
export const livesOf = (isAssisted: boolean): number => baseLives + (isAssisted ? assistLives : 0);
