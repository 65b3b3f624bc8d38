import * as v from "valibot";

/** A file of a face engine: where it lies, its bytes as they travel, and unpacked. */
const engineFileSchema = v.object({ path: v.string(), bytes: v.number(), plainBytes: v.number() });
export type EngineFile = v.InferOutput<typeof engineFileSchema>;

/** `/engine/manifest.json`: which face engines this zone has. Written by the build. */
export const engineManifestSchema = v.object({
  /** MediaPipe Face Landmarker; null where its model could not be obtained. */
  landmarker: v.nullable(
    v.object({ version: v.string(), loader: engineFileSchema, wasm: engineFileSchema, model: engineFileSchema }),
  ),
  /** MediaPipe Face Mesh, which brings its model along; it runs in a frame of its own. */
  mesh: v.object({ version: v.string(), frame: v.string(), folder: v.string(), files: v.array(engineFileSchema) }),
});
export type EngineManifest = v.InferOutput<typeof engineManifestSchema>;
