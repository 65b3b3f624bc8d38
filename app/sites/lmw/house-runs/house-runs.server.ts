import { brotliDecompressSync } from "node:zlib";
import type { HouseEntry, StageSetup } from "#contracts/stage-run.ts";
import { type Board, type HouseRun, houseRunId, houseSetup } from "./house-run.ts";

/** A board with fewer people than this is young: the house sits with them. */
export const youngBoardSize = 4;

/** The house runs that sit on a board with so many people, best first: for each who comes, the lowest of them goes. */
export async function listHouseRuns(board: Board, people: number): Promise<HouseEntry[]> {
  const seats = Math.max(0, youngBoardSize - people);
  if (seats === 0) return [];
  const played = (await readHouseRuns()).filter((run) => isOnBoard(run, board));
  return played
    .toSorted((a, b) => b.score - a.score)
    .slice(0, seats)
    .map((run) => ({ runId: houseRunId(run), monster: run.monster, score: run.score, rank: run.rank }));
}

/** A house run as it can be played again. */
export interface HouseGhost {
  setup: StageSetup;
  score: number;
  rank: number;
  log: Buffer;
}

/** The house run of an id; null for any other id. Its night is over: nothing of it is hidden. */
export async function getHouseGhost(runId: string): Promise<HouseGhost | null> {
  const run = (await readHouseRuns()).find((one) => houseRunId(one) === runId.toLowerCase());
  if (!run) return null;
  const { score, rank, log } = run;
  return { setup: houseSetup(run), score, rank, log: brotliDecompressSync(Buffer.from(log, "base64")) };
}

/** The seed of a house run, for who wants to play the same; null for any other id or stage. */
export async function getHouseSeed(runId: string, stage: number): Promise<number | null> {
  const ghost = await getHouseGhost(runId);
  return ghost?.setup.stage === stage ? ghost.setup.seed : null;
}

function isOnBoard(run: HouseRun, { stage, difficulty, isAssisted }: Board): boolean {
  return run.stage === stage && run.difficulty === difficulty && run.isAssisted === isAssisted;
}

const readHouseRuns = async (): Promise<readonly HouseRun[]> => {
  const { default: runs } = await import("./house-runs.json", { with: { type: "json" } });
  return runs as HouseRun[];
};
