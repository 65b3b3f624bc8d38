/** The numbers of the animation and of what follows it. */
export const animation = {
  /** From the finished look to bare skin. */
  backMs: 3_000,
  /** The finished look holds this long before it runs back. */
  holdMs: 700,
  /** Bare skin holds this long before it is painted again. */
  bareMs: 1_000,
  /** From bare to finished, when it is played forward. */
  forwardMs: 4_200,
} as const;

/** How often the timer of a step is moved, and the camera looked at. */
export const intervals = { timerMs: 200, eyesMs: 90 } as const;
