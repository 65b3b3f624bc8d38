import { type ReplayTask, type ReplayThread, startReplayThread } from "./replay-thread.ts";
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

/** Makes a pool. No thread starts before there is work, and none keeps the process alive. */
export function createReplayPool({ worker, threads, timeoutMs, maxWaiting, idleMs }: ReplayPoolOptions): ReplayPool {
  const idle = createIdleThreads(idleMs);
  const waiting: ReplayTask[] = [];
  const all = new Set<ReplayThread>();
  let isStopped = false;

  function playNext(): void {
    if (isStopped || waiting.length === 0) return;
    const thread = idle.take() ?? (all.size < threads ? startThread() : null);
    if (!thread) return;
    const task = waiting.shift();
    if (task) thread.play(task, timeoutMs, () => onFree(thread));
  }

  function startThread(): ReplayThread {
    const thread = startReplayThread(worker, () => {
      all.delete(thread);
      idle.remove(thread);
      playNext();
    });
    all.add(thread);
    return thread;
  }

  function onFree(thread: ReplayThread): void {
    idle.add(thread);
    playNext();
  }

  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        if (isStopped || waiting.length >= maxWaiting) return reject(new RunRefusedError("busy"));
        waiting.push({ task, resolve, reject });
        playNext();
      }),
    async stop() {
      isStopped = true;
      for (const one of waiting.splice(0)) one.reject(new RunRefusedError("busy"));
      await Promise.all([...all].map((thread) => thread.terminate()));
    },
  };
}

interface IdleThreads {
  add(thread: ReplayThread): void;
  /** The one that became idle last. */
  take(): ReplayThread | null;
  remove(thread: ReplayThread): void;
}

/** Threads without work; each is ended when it has had none for `idleMs`. */
function createIdleThreads(idleMs: number): IdleThreads {
  const timers = new Map<ReplayThread, NodeJS.Timeout>();

  function remove(thread: ReplayThread): void {
    clearTimeout(timers.get(thread));
    timers.delete(thread);
  }

  return {
    add(thread) {
      const end = (): void => {
        remove(thread);
        void thread.terminate();
      };
      timers.set(thread, setTimeout(end, idleMs).unref());
    },
    take() {
      const thread = [...timers.keys()].at(-1) ?? null;
      if (thread) remove(thread);
      return thread;
    },
    remove,
  };
}
