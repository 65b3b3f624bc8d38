import type { EngineManifest } from "#contracts/engine-manifest.ts";
import { onAbort } from "../basics/abort.ts";
import { downloadAll, type OnProgress } from "./download.ts";
import type { FaceDetection } from "#contracts/face-detection.ts";
import { type FaceEngine, FaceEngineError } from "./face-engine-types.ts";
import { createRequestChannel } from "./request-channel.ts";
import type { WorkerAnswer, WorkerOrder } from "./worker-messages.ts";

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
  // Its script is read while the files travel.
  const worker = new Worker(new URL("./landmarker.worker.ts", import.meta.url), { type: "module" });
  const channel = createRequestChannel<WorkerOrder, WorkerAnswer>((request, transfer) =>
    worker.postMessage(request, transfer),
  );
  worker.addEventListener("message", ({ data }: MessageEvent<WorkerAnswer>) => channel.receive(data));
  worker.addEventListener("error", ({ message }) => channel.fail(message));
  const removeListener = onAbort(signal, stop);
  function stop(): void {
    removeListener?.();
    worker.terminate();
    channel.fail("the engine was stopped");
  }

  try {
    // Loader and WebAssembly are fetched ahead so that their progress can be told; the worker gets them from the cache.
    const [, , model] = await downloadAll([files.loader, files.wasm, files.model], onProgress, signal);
    if (!model) throw new FaceEngineError("the model did not come");
    const { origin } = location;
    const start = { loader: origin + files.loader.path, wasm: origin + files.wasm.path, model, delegate, numFaces };
    await channel.ask({ start }, [model.buffer]);
    // Either may start and then read nothing: a chip may never answer, and the processor, too, takes its pictures by WebGL,
    // which not every WebKit has in a worker. The first reading is the proof, and pays for the warming up.
    const picture = await createImageBitmap(new ImageData(64, 64));
    await channel.ask({ picture, timeMs: null }, [picture]);
  } catch (error) {
    stop();
    throw error;
  }
  const facesOf = (faces: FaceDetection[] | undefined): FaceDetection[] => faces ?? [];
  return {
    name: "landmarker",
    async detectImage(picture) {
      return facesOf((await channel.ask({ picture, timeMs: null }, [picture])).faces);
    },
    async detectVideo(picture, timeMs) {
      const { faces, frame } = await channel.ask({ picture, timeMs }, [picture]);
      if (!frame) throw new FaceEngineError("the frame did not come back");
      return { frame, faces: facesOf(faces), timeMs };
    },
    stop,
  };
}
