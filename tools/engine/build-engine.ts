// Puts the face engines where the browser gets them from our own origin: build/static/engine, compressed ahead of time.
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { EngineFile, EngineManifest } from "../../contracts/engine-manifest.ts";
import { cacheFolder, createResultCache, keyOf } from "../cache/result-cache.ts";
import { getFaceModel } from "./face-model.ts";

const root = join(import.meta.dirname, "../..");
const out = join(root, "build/static/engine");
/** Outlives builds: compressing eleven megabytes of WebAssembly takes half a minute. */
const cache = createResultCache("brotli-9");
const require = createRequire(import.meta.url);

rmSync(out, { recursive: true, force: true });
const found = await getFaceModel(process.env.FACE_MODEL_FILE || undefined, cacheFolder);
const manifest: EngineManifest = { landmarker: found.model && buildLandmarker(found.model), mesh: buildMesh() };
writeFileSync(join(out, "manifest.json"), JSON.stringify(manifest));
console.log(
  found.model
    ? `face landmarker, its model from ${found.from}; face mesh as second`
    : `face mesh only: no model for the landmarker, ${found.reason}`,
);

function buildLandmarker(model: Buffer): NonNullable<EngineManifest["landmarker"]> {
  const { folder, version } = packageOf("@mediapipe/tasks-vision");
  const place = `tasks-vision-${version}`;
  const put = (name: string): EngineFile => deliver(`${place}/${name}`, readFileSync(join(folder, "wasm", name)));
  const sum = createHash("sha256").update(model).digest("hex").slice(0, 8);
  return {
    version,
    loader: put("vision_wasm_module_internal.js"),
    wasm: put("vision_wasm_module_internal.wasm"),
    // Its weights are float16: compressing them saves little and costs the phone.
    model: deliver(`face-landmarker-${sum}/face_landmarker.task`, model, false),
  };
}

function buildMesh(): EngineManifest["mesh"] {
  const { folder, version } = packageOf("@mediapipe/face_mesh");
  const place = `face-mesh-${version}`;
  const names = [
    "face_mesh.js",
    "face_mesh.binarypb",
    "face_mesh_solution_packed_assets_loader.js",
    "face_mesh_solution_packed_assets.data",
    "face_mesh_solution_simd_wasm_bin.js",
    "face_mesh_solution_simd_wasm_bin.wasm",
    "face_mesh_solution_wasm_bin.js",
    "face_mesh_solution_wasm_bin.wasm",
  ];
  const files = names.map((name) =>
    deliver(`${place}/${name}`, readFileSync(join(folder, name)), !name.endsWith(".data")),
  );
  mkdirSync(join(out, "face-mesh"), { recursive: true });
  for (const name of ["frame.html", "frame.js"]) {
    cpSync(join(import.meta.dirname, "face-mesh", name), join(out, "face-mesh", name));
  }
  return { version, frame: "/engine/face-mesh/frame.html", folder: `/engine/${place}/`, files };
}

/** Writes a file, and beside it its brotli form; tells what travels. */
function deliver(path: string, bytes: Buffer, isCompressible = true): EngineFile {
  const file = join(out, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  if (!isCompressible) return { path: `/engine/${path}`, bytes: bytes.length, plainBytes: bytes.length };
  const small = compress(bytes);
  writeFileSync(`${file}.br`, small);
  return { path: `/engine/${path}`, bytes: small.length, plainBytes: bytes.length };
}

function compress(bytes: Buffer): Buffer {
  const key = keyOf(bytes);
  const cached = cache.get(key);
  if (cached !== null) return cached;
  const small = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  cache.save(key, small);
  return small;
}

function packageOf(name: string): { folder: string; version: string } {
  const folder = require.resolve
    .paths(name)
    ?.map((place) => join(place, name))
    .find((place) => existsSync(join(place, "package.json")));
  if (!folder) throw new Error(`${name} is not installed: run \`npm ci\``);
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string };
  return { folder, version };
}
