import * as v from "valibot";
import { type EngineFile, type EngineManifest, engineManifestSchema } from "#contracts/engine-manifest.ts";
import { canRunLandmarker } from "./can-run-landmarker.ts";
import type { FaceEngine } from "./face-engine-types.ts";

/** Which engines this zone has that may run in this browser, and where. @throws TypeError without a network, the signal's reason */
export async function fetchManifest(signal: AbortSignal): Promise<EngineManifest> {
  const answer = await fetch("/engine/manifest.json", { signal });
  if (!answer.ok) throw new TypeError(`the engine's manifest answers ${answer.status}`);
  const manifest = v.parse(engineManifestSchema, await answer.json());
  return canRunLandmarker() ? manifest : { ...manifest, landmarker: null };
}

/** The files of the engine that is tried first of these. */
export function firstFiles(manifest: EngineManifest, engines: readonly FaceEngine["name"][]): EngineFile[] {
  const { landmarker, mesh } = manifest;
  const [first] = engines.filter((name) => name !== "landmarker" || landmarker);
  return first === "landmarker" && landmarker
    ? [landmarker.loader, landmarker.wasm, landmarker.model]
    : meshFiles(mesh);
}

/** Of the two builds of the mesh's WebAssembly nearly every phone takes the first; the other is left to the engine itself. */
export const meshFiles = ({ files }: EngineManifest["mesh"]): EngineFile[] =>
  files.filter(({ path }) => !path.includes("solution_wasm"));
