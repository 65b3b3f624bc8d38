/** A person's finger on the glass, in numbers. */
export interface Hand {
  name: string;
  /** From what is seen to the finger's answer, in ticks (60 a second). */
  reactionTicks: number;
  /** A way is chosen so often; between, the finger does what was chosen. */
  decisionTicks: number;
  /** Standard deviation of a movement's length, as a share of it. */
  lengthNoise: number;
  /** Standard deviation of a movement's direction, in radians. */
  angleNoise: number;
  /** The finger wanders by itself: at most so many quarters of a unit a tick. */
  driftQuarters: number;
  /** Share of the decisions that are not made: looking elsewhere, a thumb in the way. */
  lapseShare: number;
}

// Reaction: simple choices take people 350 to 450 ms at first and 220 to 280 ms with practice (Welford, "Reaction Times", 1980; Dye,
// Green and Bavelier, 2009, for players of action games). Noise in proportion to the movement: Harris and Wolpert, 1998;
// van Beers, Haggard and Wolpert, 2004 (coefficients of variation of 0.1 to 0.3, some ten degrees of direction). People choose
// anew about three to five times a second (Craik's intermittence: Neilson, Neilson and O'Dwyer, 1988).

/** Somebody who plays such a game for the first time. */
export const newcomer: Hand = {
  ...{ name: "newcomer", reactionTicks: 24, decisionTicks: 12, lengthNoise: 0.25, angleNoise: 0.2 },
  ...{ driftQuarters: 1, lapseShare: 0.05 },
};

/** Somebody who has played it for some evenings. */
export const practised: Hand = {
  ...{ name: "practised", reactionTicks: 15, decisionTicks: 12, lengthNoise: 0.15, angleNoise: 0.15 },
  ...{ driftQuarters: 1, lapseShare: 0.05 },
};
