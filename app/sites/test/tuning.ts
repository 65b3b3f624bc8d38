// The eye exam. Lengths are in radii of the eyeball, angles in degrees from the line of sight.

/** Width of the picture, and where in it the middle of the eye lies. */
export const frame = { width: 3.5, eyeX: 0.585, eyeY: 0.56 };
/** Height of the picture over its width; the style sheet says the same. */
export const frameRatio = 0.76;
/** Dots of the picture for each pixel of the page, whatever the screen has: fewer sparkle, more are not seen. */
export const dotsPerPx = 1.5;
export const maxWidthPx = 720;

/** Upper lid at rest (half down), lower lid, and where both meet. */
export const lid = { restDeg: 13, lowerDeg: -32, shutDeg: -30 };
/** How far the gaze goes to a row: sideways, up and down, as tangents. */
export const gaze = { sideways: 0.36, up: 0.16, down: 0.4 };
/** Past the visitor, where it looks when there is nothing to read. */
export const restGaze = { x: -0.2, y: -0.06 };

/** A blink: shut in the first, stays for the second, opens in the rest (`--e-bite`). */
export const blink = { shutMs: 90, heldMs: 40, openMs: 300 };
/** From one blink to the next: never more than three a second, however fast the checks are. */
export const blinkEveryMs = 345;
/** The first opening. */
export const wakeMs = 700;
/** The gaze has gone two thirds of its way after this. */
export const saccadeMs = 75;

/** Lacquer of the creature, linear light. */
export const lacquer = [0.4, 0.004, 0.014] as const;
