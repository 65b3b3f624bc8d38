import { type Hand, newcomer, practised } from "./hand.ts";

const steady = { driftQuarters: 0 };

/** How the monsters of the house play, from the least sure to the surest. Their fingers do not tremble: a log stays short. */
export const houseHands: readonly Hand[] = [
  { ...newcomer, ...steady },
  { ...practised, ...steady },
  {
    ...{ ...steady, name: "sharp", reactionTicks: 9, decisionTicks: 8, lengthNoise: 0.1, angleNoise: 0.1 },
    lapseShare: 0.03,
  },
  {
    ...{ ...steady, name: "sure", reactionTicks: 3, decisionTicks: 4, lengthNoise: 0.05, angleNoise: 0.05 },
    lapseShare: 0.01,
  },
];
