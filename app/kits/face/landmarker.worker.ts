import { FaceLandmarker, type FaceLandmarkerResult, type FilesetResolver } from "@mediapipe/tasks-vision";
import type { FaceDetection } from "#contracts/face-detection.ts";
import type { WorkerAnswer, WorkerRequest } from "./worker-messages.ts";

// Module worker: the page's policy forbids WebAssembly, this script's own allows it. One landmarker lives here, switched
// between still pictures and video as asked.

// The engine tells all its news on the console of errors; what is none is moved to where it belongs.
const reportError = console.error.bind(console);
console.error = (...values: unknown[]): void => {
  if (/^(INFO|W\d{4})/.test(String(values[0]))) console.debug(...values);
  else reportError(...values);
};

let landmarker: FaceLandmarker | null = null;
let mode: "IMAGE" | "VIDEO" = "IMAGE";
/** One after the other: while the landmarker changes from stills to video it reads neither. */
let turn: Promise<void> = Promise.resolve();

self.addEventListener("message", ({ data }: MessageEvent<WorkerRequest>) => {
  turn = turn
    .then(() => answer(data))
    .then(
      ({ message, transfer }) => self.postMessage(message, { transfer }),
      (error: unknown) => self.postMessage({ id: data.id, error: String(error) } satisfies WorkerAnswer, {}),
    );
});

async function answer(request: WorkerRequest): Promise<{ message: WorkerAnswer; transfer: Transferable[] }> {
  if ("start" in request) {
    landmarker = await createLandmarker(request.start);
    return { message: { id: request.id, ready: true }, transfer: [] };
  }
  if (!landmarker) throw new Error("nothing was started");
  const { picture, timeMs } = request;
  const wantedMode = timeMs === null ? "IMAGE" : "VIDEO";
  if (mode !== wantedMode) await landmarker.setOptions({ runningMode: (mode = wantedMode) });
  const result = timeMs === null ? landmarker.detect(picture) : landmarker.detectForVideo(picture, timeMs);
  const faces = toDetections(result);
  const buffers = faces.flatMap(({ landmarks, matrix }) => [landmarks.buffer, ...(matrix ? [matrix.buffer] : [])]);
  if (timeMs !== null) return { message: { id: request.id, faces, frame: picture }, transfer: [picture, ...buffers] };
  picture.close();
  return { message: { id: request.id, faces }, transfer: buffers };
}

async function createLandmarker({
  loader,
  wasm,
  model,
  delegate,
  numFaces,
}: Extract<WorkerRequest, { start: unknown }>["start"]) {
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

function toDetections({
  faceLandmarks,
  faceBlendshapes,
  facialTransformationMatrixes,
}: FaceLandmarkerResult): FaceDetection[] {
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
