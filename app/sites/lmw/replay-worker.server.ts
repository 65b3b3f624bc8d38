// The thread in which runs are played again. It carries the engine and the rules, so that no request waits for them.
import { parentPort, workerData } from "node:worker_threads";
import { LogError } from "#app/kits/game/replay/input-log.ts";
import { replay } from "#app/kits/game/replay/replay.ts";
import { rulesHash } from "#app/kits/game/rules-hash.ts";
import type { RunSetup } from "#app/kits/game/world.ts";
import { gameRules } from "./rules/game-rules.ts";

/** Where this file is once it is built: what a thread is started with. */
export const replayWorkerUrl = new URL(import.meta.url);

/** The rules that runs are played by here, for tickets. */
export const currentRulesHash: string = rulesHash(gameRules);

/** Plays one run again. */
function runReplay({ setup, log }: { setup: RunSetup; log: Uint8Array }): object {
  try {
    const outcome = replay(gameRules, setup, log);
    const isGentle = gameRules.stages.find(({ id }) => id === setup.stage)?.isGentle ?? false;
    const isCounted = !isGentle && setup.isPractice !== true && setup.startCue === undefined;
    return { kind: "outcome", outcome: { ...outcome, isCounted }, rulesHash: currentRulesHash };
  } catch (error) {
    if (error instanceof LogError) return { kind: "fault", fault: error.reason };
    throw error;
  }
}

if ((workerData as { task?: string } | null)?.task === "replay")
  parentPort?.on("message", (task: { setup: RunSetup; log: Uint8Array }) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    parentPort?.postMessage(runReplay(task));
  });
