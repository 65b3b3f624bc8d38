import type { StageSetup } from "#contracts/stage-run.ts";

/** Which board a run stands on. */
export interface Board {
  stage: number;
  difficulty: StageSetup["difficulty"];
  isAssisted: boolean;
}

/** A run that a monster of the house has played: what the engine gives for its log, and the log. */
export interface HouseRun extends Board {
  monster: number;
  score: number;
  rank: number;
  /** The input log, compressed with brotli, as base64. */
  log: string;
}

/** A house run's id: of the form of all runs' ids, and told from its board and its monster. The first letters spell "house". */
export function houseRunId({ stage, difficulty, isAssisted, monster }: Board & { monster: number }): string {
  const monsterId = String(monster).padStart(2, "0");
  return `686f7573-6500-8000-8000-0000000${stage}${difficulty}${isAssisted ? 1 : 0}${monsterId}`;
}

/** What a house run was played as: nobody calls, nothing is lent, and all of one stage had the same seed. */
export function houseSetup({ stage, difficulty, isAssisted, monster }: Board & { monster: number }): StageSetup {
  return {
    ...{ stage, difficulty, monster, partner: 1, bond: 0, seed: 20_261_100 + stage },
    ...{ isAssisted, movesItself: false, hasOneSwitch: false, hasChoices: true },
  };
}

/** Who plays on a stage for the house: the four who live in its land; the one that lives nowhere plays at the throne. */
export const houseMonsters = (stage: number): readonly number[] => [3, 2, 1, 0].map((back) => stage * 4 - back);
