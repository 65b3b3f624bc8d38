/** The numbers of the look and the touch. */
export const tuning = {
  /** How long a bent brush swings back. */
  springMs: 620,
  /** A recipe is written into the address when the thumb has rested so long. */
  addressMs: 350,
  /** And into the server's draft. */
  draftMs: 900,
  /** What comes after the first step is fetched when the page has rested so long. */
  bringMs: 1_200,
  /** A drag across the whole stage turns the tube so far, in radians. */
  turnOfStage: Math.PI * 1.3,
  /** A key press turns it so far. */
  turnOfKey: Math.PI / 12,
} as const;
