import { isAbort } from "../basics/abort.ts";
import type { OnProgress } from "./download.ts";
import { fetchManifest, firstFiles } from "./engine-files.ts";
import { type FaceEngine, FaceEngineError } from "./face-engine-types.ts";
import { startLandmarker } from "./landmarker-engine.ts";
import { startMesh } from "./mesh-engine.ts";

export interface EngineOptions {
  /** The first is tried first; the others stand in when it does not run here. */
  engines?: readonly FaceEngine["name"][];
  /** How many faces of a picture are looked for. */
  numFaces: number;
  onProgress: OnProgress;
}

/** What a visitor would load for the engine that is tried first, in bytes as they travel. */
export async function getEngineBytes(
  signal: AbortSignal,
  engines: EngineOptions["engines"] = allEngines,
): Promise<number> {
  const manifest = await fetchManifest(signal);
  return firstFiles(manifest, engines).reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * Starts a face engine on this device: the landmarker on the graphics chip, else on the processor, else the mesh.
 * It ends with the signal. Only one runs a visit: stop one before starting another.
 * @throws FaceEngineError when none runs here, TypeError without a network, the signal's reason
 */
export async function startFaceEngine(options: EngineOptions, signal: AbortSignal): Promise<FaceEngine> {
  const manifest = await fetchManifest(signal);
  const { numFaces, onProgress, engines = allEngines } = options;
  const { landmarker, mesh } = manifest;
  const starts = engines.flatMap((name) => {
    if (name === "mesh") return [() => startMesh({ files: mesh, numFaces, onProgress }, signal)];
    if (!landmarker) return [];
    const start = (delegate: "GPU" | "CPU") => () =>
      startLandmarker({ files: landmarker, delegate, numFaces, onProgress }, signal);
    return hasGraphics() ? [start("GPU"), start("CPU")] : [start("CPU")];
  });
  let failure: unknown = new FaceEngineError("no engine is there");
  for (const start of starts) {
    try {
      return await start();
    } catch (error) {
      // Without a network the next engine would not come either.
      if (isAbort(error) || signal.aborted || error instanceof TypeError) throw error;
      failure = error;
    }
  }
  throw failure;
}

const allEngines: readonly FaceEngine["name"][] = ["landmarker", "mesh"];

/** A graphics chip that is worth asking: software that plays one is slower than the processor itself. */
function hasGraphics(): boolean {
  const canvas = document.createElement("canvas");
  const gl = canvas.getContext("webgl2", { failIfMajorPerformanceCaveat: true });
  // Newer Chromium hands software out all the same: only its name tells.
  const info = gl?.getExtension("WEBGL_debug_renderer_info");
  const renderer = gl && info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : "";
  gl?.getExtension("WEBGL_lose_context")?.loseContext();
  return gl !== null && !/swiftshader|llvmpipe|softpipe|software|basic render/i.test(renderer);
}
