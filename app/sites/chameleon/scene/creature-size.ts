/** The drawing on which the creature lives, px. */
export const creatureSize = { width: 580, height: 448 } as const;

/** Turrets of the eyes: centre, radius, and how far before the head. The near one first. */
export const turrets = [
  { x: 114, y: 124, r: 33, ahead: 30 },
  { x: 72, y: 102, r: 25, ahead: -6 },
] as const;
