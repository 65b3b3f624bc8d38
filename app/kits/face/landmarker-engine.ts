import type { EngineManifest } from "#contracts/engine-manifest.ts";
import { onAbort } from "../basics/abort.ts";
import { downloadAll, type OnProgress } from "./download.ts";
import type { FaceReading } from "#contracts/face-reading.ts";
import { type FaceEngine, FaceEngineError } from "./face-reading.ts";
import type { WorkerAnswer, WorkerOrder } from "./worker-orders.ts";

/** Who says nothing for so long does not run here. */
export const silenceMs = 15_000;

interface Start {
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
  { files, delegate, numFaces, onProgress }: Start,
  signal: AbortSignal,
): Promise<FaceEngine> {
  // Loader and WebAssembly are fetched ahead so that their progress can be told; the worker gets them from the cache.
  const [, , model] = await downloadAll([files.loader, files.wasm, files.model], onProgress, signal);
  if (!model) throw new FaceEngineError("the model did not come");
  const worker = new Worker(new URL("./landmarker.worker.ts", import.meta.url), { type: "module" });
  const line = makeLine(worker);
  const forget = onAbort(signal, stop);
  function stop(): void {
    forget?.();
    worker.terminate();
    line.fail("the engine was stopped");
  }

  try {
    const { origin } = location;
    const start = { loader: origin + files.loader.path, wasm: origin + files.wasm.path, model, delegate, numFaces };
    await line.ask((id) => ({ id, start }), [model.buffer]);
    // Either may start and then read nothing: a chip may never answer, and the processor, too, takes its pictures by WebGL,
    // which not every WebKit has in a worker. The first reading is the proof, and pays for the warming up.
    const picture = await createImageBitmap(new ImageData(64, 64));
    await line.ask((id) => ({ id, picture, timeMs: null }), [picture]);
  } catch (error) {
    stop();
    throw error;
  }
  const facesOf = (faces: FaceReading[] | undefined): FaceReading[] => faces ?? [];
  return {
    name: "landmarker",
    async detectImage(picture) {
      return facesOf((await line.ask((id) => ({ id, picture, timeMs: null }), [picture])).faces);
    },
    async detectVideo(picture, timeMs) {
      const { faces, frame } = await line.ask((id) => ({ id, picture, timeMs }), [picture]);
      if (!frame) throw new FaceEngineError("the frame did not come back");
      return { frame, faces: facesOf(faces), timeMs };
    },
    stop,
  };
}

/** Orders and answers by number, with a watch over silence. */
function makeLine(worker: Worker) {
  const waiting = new Map<number, { tell(answer: WorkerAnswer): void; fail(reason: string): void }>();
  let last = 0;
  const fail = (reason: string): void => {
    for (const one of waiting.values()) one.fail(reason);
    waiting.clear();
  };
  worker.addEventListener("message", ({ data }: MessageEvent<WorkerAnswer>) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.error === undefined) one?.tell(data);
    else one?.fail(data.error);
  });
  worker.addEventListener("error", ({ message }) => fail(message));

  return {
    fail,
    ask(orderOf: (id: number) => WorkerOrder, transfer: Transferable[]): Promise<WorkerAnswer> {
      const id = ++last;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => fail(`no answer within ${silenceMs} ms`), silenceMs);
        const settle = (): void => clearTimeout(timer);
        waiting.set(id, {
          tell: (answer) => (settle(), resolve(answer)),
          fail: (reason) => (settle(), reject(new FaceEngineError(reason))),
        });
        worker.postMessage(orderOf(id), transfer);
      });
    },
  };
}
