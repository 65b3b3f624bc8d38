import type { EngineManifest } from "#contracts/engine-manifest.ts";
import { onAbort } from "../basics/abort.ts";
import { downloadAll, type OnProgress } from "./download.ts";
import type { FaceDetection } from "#contracts/face-detection.ts";
import { type FaceEngine, FaceEngineError } from "./face-engine-types.ts";
import type { WorkerAnswer, WorkerRequest } from "./worker-messages.ts";

/** Who says nothing for so long does not run here. */
export const answerTimeoutMs = 15_000;

interface LandmarkerOptions {
  files: NonNullable<EngineManifest["landmarker"]>;
  delegate: "GPU" | "CPU";
  numFaces: number;
  onProgress: OnProgress;
}

/**
 * Starts MediaPipe Face Landmarker in a module worker. Ends with the signal.
 * @throws FaceEngineError when it does not run here within 15 s of being loaded, TypeError without a network
 */
export async function startLandmarker(
  { files, delegate, numFaces, onProgress }: LandmarkerOptions,
  signal: AbortSignal,
): Promise<FaceEngine> {
  // Loader and WebAssembly are fetched ahead so that their progress can be told; the worker gets them from the cache.
  const [, , model] = await downloadAll([files.loader, files.wasm, files.model], onProgress, signal);
  if (!model) throw new FaceEngineError("the model did not come");
  const worker = new Worker(new URL("./landmarker.worker.ts", import.meta.url), { type: "module" });
  const channel = createWorkerChannel(worker);
  const removeListener = onAbort(signal, stop);
  function stop(): void {
    removeListener?.();
    worker.terminate();
    channel.fail("the engine was stopped");
  }

  try {
    const { origin } = location;
    const start = { loader: origin + files.loader.path, wasm: origin + files.wasm.path, model, delegate, numFaces };
    await channel.ask((id) => ({ id, start }), [model.buffer]);
    // Either may start and then read nothing: a chip may never answer, and the processor, too, takes its pictures by WebGL,
    // which not every WebKit has in a worker. The first reading is the proof, and pays for the warming up.
    const picture = await createImageBitmap(new ImageData(64, 64));
    await channel.ask((id) => ({ id, picture, timeMs: null }), [picture]);
  } catch (error) {
    stop();
    throw error;
  }
  const facesOf = (faces: FaceDetection[] | undefined): FaceDetection[] => faces ?? [];
  return {
    name: "landmarker",
    async detectImage(picture) {
      return facesOf((await channel.ask((id) => ({ id, picture, timeMs: null }), [picture])).faces);
    },
    async detectVideo(picture, timeMs) {
      const { faces, frame } = await channel.ask((id) => ({ id, picture, timeMs }), [picture]);
      if (!frame) throw new FaceEngineError("the frame did not come back");
      return { frame, faces: facesOf(faces), timeMs };
    },
    stop,
  };
}

/** Orders and answers by number, with a watch over silence. */
function createWorkerChannel(worker: Worker) {
  const waiting = new Map<number, { tell(answer: WorkerAnswer): void; fail(reason: string): void }>();
  let last = 0;
  const fail = (reason: string): void => {
    for (const pending of waiting.values()) pending.fail(reason);
    waiting.clear();
  };
  worker.addEventListener("message", ({ data }: MessageEvent<WorkerAnswer>) => {
    const pending = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.error === undefined) pending?.tell(data);
    else pending?.fail(data.error);
  });
  worker.addEventListener("error", ({ message }) => fail(message));

  return {
    fail,
    ask(createRequest: (id: number) => WorkerRequest, transfer: Transferable[]): Promise<WorkerAnswer> {
      const id = ++last;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => fail(`no answer within ${answerTimeoutMs} ms`), answerTimeoutMs);
        const settle = (): void => clearTimeout(timer);
        waiting.set(id, {
          tell: (answer) => (settle(), resolve(answer)),
          fail: (reason) => (settle(), reject(new FaceEngineError(reason))),
        });
        worker.postMessage(createRequest(id), transfer);
      });
    },
  };
}
