import type { WorkerMessage } from "./forked-worker.ts";

/**
 * What the file of a worker process calls: does the tasks it is sent, one at a time. The process ends with the server, and
 * not by a signal that was meant for the server. Its priority is the server's own: behind everything else, a picture of one
 * second took twenty on a busy machine, and whoever shared it had gone. What it takes from pages is held by the budget that
 * each task passes before it is sent.
 */
export function serveTasks<Task>(work: (task: Task) => Promise<object>): void {
  process.on("disconnect", () => process.exit());
  // Keys and supervisors send these to the whole group; the server lets its requests end first.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
  const say = (message: WorkerMessage): void => void process.send?.(message);
  process.on("message", ({ task }: { task: Task }) => {
    work(task).then(
      (answer) => say({ answer }),
      (error: unknown) => say({ error: String(error) }),
    );
  });
  say({ isReady: true });
}
