/** The point of each chapter's picture that its crop keeps, 0–1: the CSS below says the same. */
export const focusOf = {
  1: [0.34, 0.5],
  2: [0.34, 0.5],
  3: [0.3, 0.5],
  4: [0.26, 0.5],
  5: [0.14, 0.5],
} as const satisfies Record<number, readonly [number, number]>;

/** From so near on the lantern's ring is heard as near, and as a little near. */
export const nearFrom = 0.86;
export const middleFrom = 0.6;

/** The heart of the lantern beats so often: far, near. */
export const beatMs = { far: 1_900, near: 520 };
