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
  /** How long a paper falls apart, or a lip pops. */
  vanishMs: 620,
  /** How long lips that the monster calls are on their way, and how light the jar is meanwhile, and for how long. */
  gatherMs: 460,
  handLight: 0.3,
  handMs: 900,
  /** How far the paper swings on its thread before it falls, in radians. */
  stoneSwing: 0.16,
  /** The tide: how high its waves are, in units, and how fast they run, in ms for one. */
  waveHeight: 1.7,
  waveMs: 2600,
  /** How much speed stretches it. */
  stretch: 0.00009,
  keySpeed: 190,
} as const;
