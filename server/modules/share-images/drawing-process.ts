import { createWorkerProcess, sourceFile, type WorkerProcess } from "../../platform/worker-process.ts";
import type { DrawAnswer, DrawTask } from "./draw-picture.ts";

/** Draws share pictures outside of the server. */
export type DrawingProcess = WorkerProcess<DrawTask, DrawAnswer>;

/** The drawing process: one picture at a time. The first of a language takes a second, because its fonts are read. */
export function createDrawingProcess(): DrawingProcess {
  return createWorkerProcess({
    file: sourceFile("server/modules/share-images/draw-worker.ts"),
    maxWaiting: 40,
    // On a machine with too much to do the first one, which reads fonts, has taken fifteen.
    timeoutMs: 30_000,
    maxTasks: 1_000,
    idleMs: 60_000,
    heapMb: 384,
  });
}
