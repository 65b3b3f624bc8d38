/** The numbers of the look of 紅合わせ. */
export const tuning = {
  /** How long shells that change places are under way, all in all: they have arrived before the wrong two close. */
  glideMs: 840,
  /** At which part of that they set out: before it the second is turned over. */
  glideFrom: 0.38,
} as const;
