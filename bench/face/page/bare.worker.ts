import { FaceLandmarker } from "@mediapipe/tasks-vision";

// Same engine, files and options as the zone's worker, and nothing else.

const facesOfCamera = 4;

self.addEventListener("message", ({ data }: MessageEvent<{ paths: [string, string, string]; film: ImageBitmap[] }>) => {
  void loop(data.paths, data.film);
});

async function loop([wasmLoaderPath, wasmBinaryPath, modelAssetPath]: [string, string, string], clip: ImageBitmap[]) {
  const landmarker = await FaceLandmarker.createFromOptions(
    { wasmLoaderPath, wasmBinaryPath },
    {
      baseOptions: { modelAssetPath, delegate: "CPU" },
      runningMode: "VIDEO",
      numFaces: facesOfCamera,
      outputFaceBlendshapes: true,
      outputFacialTransformationMatrixes: true,
    },
  );
  const framesMs: number[] = [];
  let found = 0;
  for (const [i, picture] of clip.entries()) {
    const frameAtMs = performance.now();
    const { faceLandmarks } = landmarker.detectForVideo(picture, frameAtMs);
    found += faceLandmarks.length > 0 ? 1 : 0;
    if (i === 0) self.postMessage("first", {});
    else framesMs.push(performance.now() - frameAtMs);
  }
  self.postMessage({ framesMs, found }, {});
}
