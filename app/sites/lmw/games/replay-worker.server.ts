// The thread in which rounds of the small games are played again, so that no request waits for them.
import { parentPort, workerData } from "node:worker_threads";
import { GameLogError, readGameLog } from "./rules/game-log.ts";
import { GameEventError, type GameSetup } from "./rules/game-rules.ts";
import { replayGame } from "./rules/replay-game.ts";

/** Where this file is once it is built: what a thread is started with. */
export const gameReplayWorkerUrl = new URL(import.meta.url);

/** What a thread is given: what the round is made of, the colours it asks for, what was done. */
export interface GameReplayTask {
  setup: GameSetup;
  pool: readonly string[];
  log: Uint8Array;
}

/** What a log comes to, or why it is none. */
export type GameReplayAnswer =
  | { kind: "outcome"; score: number; isOver: boolean; durationMs: number; pointsOverTime: number[] }
  | { kind: "fault"; fault: GameLogError["fault"] };

/** Plays a round again. */
export function runGameReplay({ setup, pool, log: bytes }: GameReplayTask): GameReplayAnswer {
  try {
    const log = readGameLog(bytes);
    return { kind: "outcome", ...replayGame(setup, log, pool), durationMs: log.endMs };
  } catch (error) {
    if (error instanceof GameLogError) return { kind: "fault", fault: error.fault };
    if (error instanceof GameEventError) return { kind: "fault", fault: "broken" };
    throw error;
  }
}

if ((workerData as { task?: string } | null)?.task === "replay")
  parentPort?.on("message", (task: GameReplayTask) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    parentPort?.postMessage(runGameReplay(task));
  });
