/** The numbers of the tear. */
export const rip = {
  /** How fast the tip follows the thumb, a sixtieth of a second at a time. */
  follow: 0.34,
  /** From this part of the sheet on, letting go tears the rest. */
  enough: 0.45,
  /** A whole tear without a thumb. */
  aloneMs: 620,
  /** How far the flap leans away while it is torn, in degrees. */
  leanDegrees: 9,
} as const;

/** How far a card must be drawn aside to be kept or let go, in px, and how long it takes to leave. */
export const swipe = { enoughPx: 84, leaveMs: 200 } as const;
