/** The numbers of the look of ぷるん落とし. */
export const tuning = {
  /** From リップの粒 to 満月: shades of the cast, so that neighbours differ in hue and in lightness. */
  shades: [
    "#f0a9a6",
    "#d12440",
    "#f09a55",
    "#89274c",
    "#f3b8d2",
    "#de5038",
    "#b86b74",
    "#ae0d29",
    "#d184ac",
    "#bf5921",
    "#f0e2bd",
  ],
  /** How much a lip swells when two have met, and for how many ticks. */
  swell: 0.26,
  swellTicks: 16,
  /** How far it leans to its side, in turns of a half circle: no two lie alike. */
  lean: 0.075,
  /** How long the ring of light opens. */
  ringMs: 460,
  /** How much speed stretches it. */
  stretch: 0.00009,
  keySpeed: 190,
} as const;
