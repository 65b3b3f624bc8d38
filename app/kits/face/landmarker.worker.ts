import { FaceLandmarker, type FaceLandmarkerResult, type FilesetResolver } from "@mediapipe/tasks-vision";
import type { FaceReading } from "#contracts/face-reading.ts";
import type { WorkerAnswer, WorkerOrder } from "./worker-orders.ts";

// Module worker: the page's policy forbids WebAssembly, this script's own allows it. One landmarker lives here, switched
// between still pictures and film as asked.

// The engine tells all its news on the console of errors; what is none is moved to where it belongs.
const tellError = console.error.bind(console);
console.error = (...words: unknown[]): void => {
  if (/^(INFO|W\d{4})/.test(String(words[0]))) console.debug(...words);
  else tellError(...words);
};

let landmarker: FaceLandmarker | null = null;
let mode: "IMAGE" | "VIDEO" = "IMAGE";

self.addEventListener("message", ({ data }: MessageEvent<WorkerOrder>) => {
  void answer(data).then(
    ({ message, transfer }) => self.postMessage(message, { transfer }),
    (error: unknown) => self.postMessage({ id: data.id, error: String(error) } satisfies WorkerAnswer, {}),
  );
});

async function answer(order: WorkerOrder): Promise<{ message: WorkerAnswer; transfer: Transferable[] }> {
  if ("start" in order) {
    landmarker = await open(order.start);
    return { message: { id: order.id, ready: true }, transfer: [] };
  }
  if (!landmarker) throw new Error("nothing was started");
  const { picture, timeMs } = order;
  const wanted = timeMs === null ? "IMAGE" : "VIDEO";
  if (mode !== wanted) await landmarker.setOptions({ runningMode: (mode = wanted) });
  const result = timeMs === null ? landmarker.detect(picture) : landmarker.detectForVideo(picture, timeMs);
  const faces = readingsOf(result);
  const buffers = faces.flatMap(({ landmarks, matrix }) => [landmarks.buffer, ...(matrix ? [matrix.buffer] : [])]);
  if (timeMs !== null) return { message: { id: order.id, faces, frame: picture }, transfer: [picture, ...buffers] };
  picture.close();
  return { message: { id: order.id, faces }, transfer: buffers };
}

async function open({ loader, wasm, model, delegate, numFaces }: Extract<WorkerOrder, { start: unknown }>["start"]) {
  return FaceLandmarker.createFromOptions(
    { wasmLoaderPath: loader, wasmBinaryPath: wasm } satisfies Awaited<
      ReturnType<typeof FilesetResolver.forVisionTasks>
    >,
    {
      baseOptions: { modelAssetBuffer: model, delegate },
      runningMode: mode,
      numFaces,
      outputFaceBlendshapes: true,
      outputFacialTransformationMatrixes: true,
    },
  );
}

function readingsOf({
  faceLandmarks,
  faceBlendshapes,
  facialTransformationMatrixes,
}: FaceLandmarkerResult): FaceReading[] {
  return faceLandmarks.map((points, i) => {
    const landmarks = new Float32Array(points.length * 3);
    points.forEach(({ x, y, z }, at) => landmarks.set([x, y, z], at * 3));
    const categories = faceBlendshapes[i]?.categories;
    const matrix = facialTransformationMatrixes[i]?.data;
    return {
      landmarks,
      blendshapes: categories
        ? Object.fromEntries(categories.map(({ categoryName, score }) => [categoryName, score]))
        : null,
      matrix: matrix ? Float32Array.from(matrix) : null,
    };
  });
}
