import { Worker } from "node:worker_threads";
import { RunRefusedError } from "./run-refused-error.ts";

/** A few threads that play runs again. */
export interface ReplayPool {
  /**
   * Gives a task to a thread and resolves with its answer.
   * @throws ScoreRefusal `busy` when too many wait or it takes too long, `broken` when the thread ends over it
   */
  run(task: object): Promise<unknown>;
  /** Ends all threads; what is still waiting is refused. */
  stop(): Promise<void>;
}

export interface ReplayPoolOptions {
  /** The file of the threads. It is told `workerData: { task: "replay" }` and answers each message with one. */
  worker: URL;
  threads: number;
  timeoutMs: number;
  maxWaiting: number;
  /** A thread without work for so long ends. */
  idleMs: number;
}

interface WaitingTask {
  task: object;
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** Makes a pool. No thread starts before there is work, and none keeps the process alive. */
export function createReplayPool({ worker, threads, timeoutMs, maxWaiting, idleMs }: ReplayPoolOptions): ReplayPool {
  const idle: { thread: Worker; timer: NodeJS.Timeout }[] = [];
  const waiting: WaitingTask[] = [];
  const all = new Set<Worker>();
  /** Told to end: what still comes from them must not bring them new work. */
  const ending = new WeakSet<Worker>();
  let isStopped = false;

  const next = (): void => {
    if (isStopped || waiting.length === 0) return;
    const idleThread = idle.pop();
    if (idleThread) {
      clearTimeout(idleThread.timer);
      return assign(idleThread.thread, waiting.shift()!);
    }
    if (all.size < threads) assign(start(), waiting.shift()!);
  };

  const start = (): Worker => {
    const thread = new Worker(worker, {
      workerData: { task: "replay" },
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    });
    thread.unref();
    all.add(thread);
    // The exit follows and speaks for it. Without a listener the server would fall over it.
    thread.on("error", () => {});
    thread.once("exit", () => {
      all.delete(thread);
      const at = idle.findIndex((one) => one.thread === thread);
      if (at >= 0) clearTimeout(idle.splice(at, 1)[0]?.timer);
      next();
    });
    return thread;
  };

  const assign = (thread: Worker, { task, resolve, reject }: WaitingTask): void => {
    const end = (): void => {
      clearTimeout(timer);
      thread.removeAllListeners("message");
      thread.off("exit", onExit);
    };
    let isOverdue = false;
    const onExit = (): void => {
      end();
      // On a machine with too much to do an honest run is overdue as well: it may be sent again.
      reject(new RunRefusedError(isOverdue ? "busy" : "broken"));
    };
    const timer = setTimeout(() => {
      isOverdue = true;
      terminate(thread);
    }, timeoutMs);
    thread.once("exit", onExit);
    thread.once("message", (answer: unknown) => {
      end();
      resolve(answer);
      if (ending.has(thread)) return;
      markIdle(thread);
      next();
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    thread.postMessage(task);
  };

  const markIdle = (thread: Worker): void => {
    const timer = setTimeout(() => {
      idle.splice(
        idle.findIndex((one) => one.thread === thread),
        1,
      );
      terminate(thread);
    }, idleMs);
    timer.unref();
    idle.push({ thread, timer });
  };

  const terminate = (thread: Worker): void => {
    ending.add(thread);
    void thread.terminate();
  };

  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        if (isStopped || waiting.length >= maxWaiting) return reject(new RunRefusedError("busy"));
        waiting.push({ task, resolve, reject });
        next();
      }),
    async stop() {
      isStopped = true;
      for (const one of waiting.splice(0)) one.reject(new RunRefusedError("busy"));
      await Promise.all([...all].map((thread) => thread.terminate()));
    },
  };
}
