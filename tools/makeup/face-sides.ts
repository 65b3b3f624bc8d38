/** A point of the face's right side, as it is. */
export const right = (i: number): number => i;
/** The mirrored point on the left of each point used here. */
const mirroredPoints: Readonly<Record<number, number>> = {
  50: 280,
  101: 330,
  123: 352,
  117: 346,
  93: 323,
  132: 361,
  58: 288,
  172: 397,
  136: 365,
  150: 379,
  234: 454,
  227: 447,
  187: 411,
  193: 417,
  122: 351,
  196: 419,
  236: 456,
  198: 420,
  205: 425,
  116: 345,
  139: 368,
  156: 383,
  133: 362,
  243: 463,
};
const left = (i: number): number => {
  const mirrored = mirroredPoints[i];
  if (mirrored === undefined) throw new RangeError(`point ${i} has no other side`);
  return mirrored;
};
/** What is drawn on the right, and its mirror image on the left. */
export const both = (draw: (side: (i: number) => number) => string): string => draw(right) + draw(left);
