import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FaceEngineError } from "./face-engine-types.ts";
import { startLandmarker } from "./landmarker-engine.ts";
import type { WorkerAnswer, WorkerRequest } from "./worker-messages.ts";

/** A worker that always starts; what it reads of a picture is the test's affair. */
let read: () => Partial<WorkerAnswer>;
class FakeWorker extends EventTarget {
  postMessage(order: WorkerRequest): void {
    const data = { id: order.id, ...("start" in order ? { ready: true } : read()) };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data })));
  }
  terminate(): void {}
}
const file = (path: string) => ({ path, bytes: 1, plainBytes: 1 });
const files = { version: "1", loader: file("/loader.js"), wasm: file("/engine.wasm"), model: file("/model.task") };

beforeEach(() => {
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("location", { origin: "https://zone.example" });
  vi.stubGlobal("ImageData", Object);
  vi.stubGlobal("createImageBitmap", () => Promise.resolve({}));
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(new Uint8Array(1))));
});
afterEach(() => vi.unstubAllGlobals());

const start = (delegate: "GPU" | "CPU") =>
  startLandmarker({ files, delegate, numFaces: 1, onProgress: () => {} }, new AbortController().signal);

test.each(["GPU", "CPU"] as const)("a landmarker on the %s that cannot read a picture does not start", async (on) => {
  read = () => ({ error: "TypeError: undefined is not an object (evaluating 'GLctx.activeTexture')" });
  await expect(start(on)).rejects.toThrow(FaceEngineError);
});

test.each(["GPU", "CPU"] as const)("a landmarker on the %s that reads a picture starts", async (on) => {
  read = () => ({ faces: [] });
  expect((await start(on)).name).toBe("landmarker");
});
