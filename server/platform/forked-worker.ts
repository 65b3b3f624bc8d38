import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { WorkerProcessError } from "./worker-process-error.ts";

export interface ForkedWorkerOptions {
  /** A file that calls `serveTasks`. Node runs it as it lies there: it is no part of the bundle. */
  file: URL;
  /** After this, counted from when the process took the task, it is killed. */
  timeoutMs: number;
  /** The largest heap of the process, in megabytes; what libraries take beside it is not counted. */
  heapMb: number;
}

/** One process, from its start to its end. */
export interface ForkedWorker<Task, Answer> {
  /** One task at a time. @throws WorkerProcessError; `overdue` and a death over it end the process */
  run(task: Task): Promise<Answer>;
  hasEnded(): boolean;
  /** Resolves when it is gone. */
  kill(): Promise<void>;
}

/** What a worker says: that it is there, then one answer for each task. */
export type WorkerMessage = { isReady: true } | { answer: unknown } | { error: string };

interface Listener {
  onMessage(message: WorkerMessage): void;
  onEnd(error: WorkerProcessError): void;
}

/** A start takes a quarter of a second, and far longer where a machine has too much to do. */
const startWithinMs = 40_000;

/** Starts a process that does not keep this one alive. */
export function startForkedWorker<Task extends object, Answer>(
  options: ForkedWorkerOptions,
): ForkedWorker<Task, Answer> {
  const child = forkFile(options);
  let listener: Listener | null = null;
  let hasEnded = false;

  function end(error: WorkerProcessError): void {
    hasEnded = true;
    listener?.onEnd(error);
  }

  child.on("message", (message: WorkerMessage) => listener?.onMessage(message));
  child.once("exit", () => end(new WorkerProcessError("broken")));
  // It could not be started: no exit follows.
  child.once("error", (error) => end(new WorkerProcessError("broken", error)));
  child.unref();
  child.channel?.unref();

  /** What it says next. When that takes too long it is killed, and nobody waits until it is gone. */
  function waitForMessage(withinMs: number): Promise<WorkerMessage> {
    return new Promise((resolve, reject) => {
      if (hasEnded) return reject(new WorkerProcessError("broken"));
      const settle = (act: () => void): void => {
        clearTimeout(timer);
        listener = null;
        act();
      };
      const timer = setTimeout(() => {
        child.kill("SIGKILL");
        end(new WorkerProcessError("overdue"));
      }, withinMs).unref();
      listener = {
        onMessage: (message) => settle(() => resolve(message)),
        onEnd: (error) => settle(() => reject(error)),
      };
    });
  }

  const ready = waitForMessage(startWithinMs);
  ready.catch(() => {});

  return {
    async run(task) {
      await ready;
      const answer = waitForMessage(options.timeoutMs);
      child.send({ task }, (error) => {
        if (error) child.kill("SIGKILL");
      });
      const message = await answer;
      if ("answer" in message) return message.answer as Answer;
      throw new WorkerProcessError("broken", "error" in message ? message.error : undefined);
    },
    hasEnded: () => hasEnded,
    kill: () => killProcess(child),
  };
}

function forkFile({ file, heapMb }: ForkedWorkerOptions): ChildProcess {
  return fork(fileURLToPath(file), [], {
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    execArgv: [`--max-old-space-size=${heapMb}`],
    // No setting of the server is any business of whatever a visitor's bytes may do to a library.
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      // One task at a time needs no more, and glibc keeps freed memory for each thread.
      UV_THREADPOOL_SIZE: "2",
      MALLOC_ARENA_MAX: "2",
    },
  });
}

async function killProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.ref();
  child.kill("SIGKILL");
  await ended;
}
