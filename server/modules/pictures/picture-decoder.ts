import { createWorkerProcess, sourceFile, type WorkerProcess } from "../../platform/worker-process.ts";
import type { DecodeAnswer, DecodeTask } from "./decode-picture.ts";

/** Opens what visitors send, outside of the server. */
export type PictureDecoder = WorkerProcess<DecodeTask, DecodeAnswer>;

/**
 * The picture process: one at a time, so that a second core stays for everybody else. A photo takes a tenth of a second, the
 * worst that is let in about two; with sixteen waiting the last one is still answered before its page gives up.
 */
export function createPictureDecoder(): PictureDecoder {
  return createWorkerProcess({
    file: sourceFile("server/modules/pictures/decode-worker.ts"),
    maxWaiting: 16,
    timeoutMs: 5_000,
    maxTasks: 200,
    idleMs: 30_000,
    heapMb: 96,
  });
}
