import { Worker } from "node:worker_threads";
import { RunRefusedError } from "./run-refused-error.ts";

/** A run that is to be played again, and who waits for it. */
export interface ReplayTask {
  task: object;
  resolve(answer: unknown): void;
  reject(error: RunRefusedError): void;
}

/** A thread that plays one run at a time. */
export interface ReplayThread {
  /** Refuses the task when the thread ends over it or `timeoutMs` pass; `onFree` when it can take the next one. */
  play(task: ReplayTask, timeoutMs: number, onFree: () => void): void;
  terminate(): Promise<unknown>;
}

/** Starts a thread that does not keep the process alive. `onExit`: it ended, for whatever reason. */
export function startReplayThread(file: URL, onExit: () => void): ReplayThread {
  const worker = new Worker(file, { workerData: { task: "replay" }, resourceLimits: { maxOldGenerationSizeMb: 128 } });
  /** Told to end: what still comes from it must not bring it new work. */
  let isEnding = false;
  worker.unref();
  // The exit follows and speaks for it. Without a listener the server would fall over it.
  worker.on("error", () => {});
  worker.once("exit", onExit);

  function terminate(): Promise<unknown> {
    isEnding = true;
    return worker.terminate();
  }

  function play({ task, resolve, reject }: ReplayTask, timeoutMs: number, onFree: () => void): void {
    let isOverdue = false;
    const timer = setTimeout(() => {
      isOverdue = true;
      void terminate();
    }, timeoutMs);
    const onExitOver = (): void => {
      stopListening();
      // On a machine with too much to do an honest run is overdue as well: it may be sent again.
      reject(new RunRefusedError(isOverdue ? "busy" : "broken"));
    };
    const onAnswer = (answer: unknown): void => {
      stopListening();
      resolve(answer);
      if (!isEnding) onFree();
    };
    const stopListening = (): void => {
      clearTimeout(timer);
      worker.off("message", onAnswer);
      worker.off("exit", onExitOver);
    };
    worker.once("exit", onExitOver);
    worker.once("message", onAnswer);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(task);
  }

  return { play, terminate };
}
