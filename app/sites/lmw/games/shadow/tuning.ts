/** The numbers of the look of 影の色当て. */
export const tuning = {
  /** Sounds by what an answer was worth. */
  exactFrom: 1000,
  nearFrom: 600,
} as const;
