/** The numbers of the look. */
export const tuning = {
  /** How long a finger rests on a swatch before it paints, in ms. Shorter than the menu of the system. */
  holdMs: 320,
  /** A finger that moves further than this before, in px, wants to scroll. */
  stillPx: 10,
  /** From this part of the screen on, a stroke that is let go runs on by itself; a shorter one draws back. */
  carryOn: 0.4,
  /** How far the finger paints the whole screen, as a part of its height. */
  fullStroke: 0.72,
  /** A tap paints in this time, in ms. */
  tapMs: 1500,
  /** What a let-go stroke takes for the whole way, in ms. */
  runMs: 900,
  /** Dots a pixel of the painted screen, at most: paint has no fine print. */
  maxDensity: 1.5,
} as const;
