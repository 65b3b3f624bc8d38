import type { LipProgress } from "#contracts/lip-world-progress.ts";

/** Somebody who was never here. */
export const emptyProgress: LipProgress = {
  areas: [],
  games: [],
  stages: [],
  meetings: [],
  starter: null,
  companion: null,
  mastery: [],
  treasures: [],
  ballot: null,
  struck: 0,
  nights: 0,
  sealCount: 0,
  wordAnswers: 0,
};
