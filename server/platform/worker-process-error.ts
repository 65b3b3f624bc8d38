/**
 * Why a task has no answer. `busy`: too many wait already, or the end has begun; `overdue`: it took too long, and its
 * process was killed; `broken`: its process died over it, or it threw.
 */
export class WorkerProcessError extends Error {
  readonly reason: "busy" | "overdue" | "broken";

  constructor(reason: WorkerProcessError["reason"], cause?: unknown) {
    super(`a worker process is ${reason}`, { cause });
    this.name = "WorkerProcessError";
    this.reason = reason;
  }
}
