import { constants, setPriority } from "node:os";
import type { WorkerMessage } from "./forked-worker.ts";

export interface ServeOptions {
  /**
   * Behind everything else on the machine: for what is done many times over while a zone starts, which would take the
   * processor from its first pages. Else with the server's own priority, for what somebody waits for: behind the rest, a
   * picture of one second took twenty on a busy machine.
   */
  isBehind: boolean;
}

/**
 * What the file of a worker process calls: does the tasks it is sent, one at a time. The process ends with the server, and
 * not by a signal that was meant for the server.
 */
export function serveTasks<Task>(work: (task: Task) => Promise<object>, { isBehind }: ServeOptions): void {
  if (isBehind) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
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
