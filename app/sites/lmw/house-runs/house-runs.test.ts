import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { replay } from "#app/kits/game/replay/replay.ts";
import { gameRules } from "../rules/game-rules.ts";
import { type HouseRun, houseMonsters, houseRunId, houseSetup } from "./house-run.ts";
import stored from "./house-runs.json" with { type: "json" };

const houseRuns = stored as HouseRun[];

it(
  "what a board says of a run of the house is what the engine gives when it is played again",
  { timeout: 60_000 },
  () => {
    for (const run of houseRuns) {
      const bytes = brotliDecompressSync(Buffer.from(run.log, "base64"));
      const { state, score, rank, firstMismatch, surplus, wasAssisted } = replay(gameRules, houseSetup(run), bytes);
      const { isAssisted, stage, difficulty, monster } = run;
      expect(
        { state, score, rank, firstMismatch, surplus, wasAssisted },
        `stage ${stage}.${difficulty} monster ${monster}; after a change to the rules: node bench/hands/write-house-runs.ts`,
      ).toEqual({
        state: "cleared",
        score: run.score,
        rank: run.rank,
        firstMismatch: -1,
        surplus: 0,
        wasAssisted: isAssisted,
      });
    }
  },
);

it("each board of the six stages has the four of its land, and each of the twenty-four has six boards", () => {
  for (const stage of [1, 2, 3, 4, 5, 6])
    for (const difficulty of [0, 1, 2])
      for (const isAssisted of [false, true]) {
        const board = houseRuns.filter(
          (run) => run.stage === stage && run.difficulty === difficulty && run.isAssisted === isAssisted,
        );
        expect(board.map(({ monster }) => monster)).toEqual(houseMonsters(stage));
      }
  const counts = Array.from({ length: 24 }, (_, i) => houseRuns.filter(({ monster }) => monster === i + 1).length);
  expect(new Set(counts)).toEqual(new Set([6]));
  expect(new Set(houseRuns.map(houseRunId)).size).toBe(144);
});
