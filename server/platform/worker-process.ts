import { resolve as resolvePath } from "node:path";
import { pathToFileURL } from "node:url";
import { type ForkedWorker, type ForkedWorkerOptions, startForkedWorker } from "./forked-worker.ts";
import { WorkerProcessError } from "./worker-process-error.ts";

/** One process beside the server that does costly work, a task at a time. */
export interface WorkerProcess<Task, Answer> {
  /** @throws WorkerProcessError when there is no answer */
  run(task: Task): Promise<Answer>;
  /** Ends the process; what is under way or waits is refused. */
  stop(): Promise<void>;
}

export interface WorkerProcessOptions extends ForkedWorkerOptions {
  /** So many tasks may wait beside the one under way. */
  maxWaiting: number;
  /** After so many tasks another process takes over: what one of them left behind goes with it. */
  maxTasks: number;
  /** Without work for so long it ends. */
  idleMs: number;
}

/** The file of a worker, by its path from the root: the bundle, which lies elsewhere, starts it from its source, as `server/main.ts` is. */
export const sourceFile = (path: string): URL => pathToFileURL(resolvePath(path));

interface WaitingTask<Task, Answer> {
  task: Task;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * A process and no thread: what hangs in it can be killed, its memory goes back to the system, and it shares no thread with
 * the files that the server reads. It starts with the first task and does not keep the server alive.
 */
export function createWorkerProcess<Task extends object, Answer>(
  options: WorkerProcessOptions,
): WorkerProcess<Task, Answer> {
  const waiting: WaitingTask<Task, Answer>[] = [];
  let worker: ForkedWorker<Task, Answer> | null = null;
  let taskCount = 0;
  let isWorking = false;
  let isStopped = false;
  let idleTimer: NodeJS.Timeout | undefined;

  async function workThrough(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    clearTimeout(idleTimer);
    for (let next = waiting.shift(); next; next = waiting.shift()) await runOne(next);
    isWorking = false;
    if (!isStopped) idleTimer = setTimeout(() => void retire(), options.idleMs).unref();
  }

  async function runOne({ task, resolve, reject }: WaitingTask<Task, Answer>): Promise<void> {
    worker ??= startForkedWorker<Task, Answer>(options);
    taskCount += 1;
    try {
      resolve(await worker.run(task));
    } catch (error) {
      reject(isStopped ? new WorkerProcessError("busy") : error);
    }
    if (taskCount >= options.maxTasks || worker?.hasEnded()) void retire();
  }

  async function retire(): Promise<void> {
    const old = worker;
    worker = null;
    taskCount = 0;
    await old?.kill();
  }

  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        if (isStopped || waiting.length >= options.maxWaiting) return reject(new WorkerProcessError("busy"));
        waiting.push({ task, resolve, reject });
        void workThrough();
      }),
    async stop() {
      isStopped = true;
      clearTimeout(idleTimer);
      for (const { reject } of waiting.splice(0)) reject(new WorkerProcessError("busy"));
      await retire();
    },
  };
}
