import type { RunResult } from "#app/kits/game/replay/replay.ts";
import type { RunSetup } from "#app/kits/game/world.ts";

/** A run that was played once and must play the same for ever, in every engine. */
export interface GoldenRun {
  setup: RunSetup;
  /** Base64 of the input log; its checkpoints are part of it. */
  log: string;
  result: Pick<RunResult, "state" | "score" | "ticks" | "hits" | "hash" | "firstMismatch">;
}

/** The parts of a result that are kept. */
export function toGoldenResult({ state, score, ticks, hits, hash, firstMismatch }: RunResult): GoldenRun["result"] {
  return { state, score, ticks, hits, hash, firstMismatch };
}

/** Every stage at every difficulty, every monster once, each way of help, and choices. */
export function goldenSetups(): RunSetup[] {
  const plain = { bond: 0, isAssisted: false, movesItself: false, hasOneSwitch: false };
  const stages = [1, 2, 3, 4, 5, 6, 7].flatMap((stage) =>
    ([0, 1, 2] as const).map((difficulty) => ({ stage, difficulty })),
  );
  const runs = stages.map(({ stage, difficulty }, i): RunSetup => ({
    ...{ ...plain, stage, difficulty, monster: i + 1, partner: 1, seed: 1000 + 77 * i },
    isAssisted: i % 4 === 3,
    bond: i % 6,
  }));
  const withHelp: RunSetup[] = [
    { ...plain, stage: 0, difficulty: 0, monster: 22, partner: 1, seed: 4_294_967_295 },
    { ...plain, stage: 3, difficulty: 1, monster: 23, partner: 1, seed: 5, isAssisted: true, movesItself: true },
    { ...plain, stage: 6, difficulty: 1, monster: 24, partner: 16, seed: 6, isAssisted: true, hasOneSwitch: true },
  ];
  const withChoices = [2, 6].map((stage): RunSetup => ({
    ...{ ...plain, stage, difficulty: 1, monster: 9, partner: 1, seed: 7 + stage, isAssisted: true },
    hasChoices: true,
  }));
  return [...runs, ...withHelp, ...withChoices];
}
