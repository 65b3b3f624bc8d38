// Writes what the make-up renderer draws with: the canonical face, and the masks on its flat skin.
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createResultCache, keyOf } from "../cache/result-cache.ts";
import { packageVersions } from "../cache/package-versions.ts";
import { atlasesOf, drawAtlas } from "./atlas.ts";
import { readCanonicalMesh } from "./canonical-mesh.ts";
import { cutMesh } from "./cut-mesh.ts";
import { readSlotPlane } from "./slot-plane.ts";

const root = join(import.meta.dirname, "../..");
const out = join(root, "app/generated/makeup");
/** Everything that the files are made of: this folder, and the app's facts of a face, which import nothing. */
const sources = globSync(["tools/makeup/*.ts", "app/kits/makeup/{face-regions,mesh-facts}.ts"], { cwd: root });
const sourceFiles = /^(sharp|@img\/.*|@mediapipe\/face_mesh)$/;

const cache = createResultCache("makeup");
const key = keyOf(packageVersions(sourceFiles), ...sources.toSorted().map((file) => readFileSync(join(root, file))));
const cachedFiles = cache.get(key);
const files =
  cachedFiles === null ? await buildFiles() : (JSON.parse(cachedFiles.toString()) as Record<string, string>);
if (cachedFiles === null) cache.save(key, JSON.stringify(files));
mkdirSync(out, { recursive: true });
for (const [name, base64] of Object.entries(files)) writeFileSync(join(out, name), base64, "base64");
console.log(`${cachedFiles === null ? "drawn" : "as before"}: ${Object.keys(files).join(", ")}`);

/** The files by their names, as base64. */
async function buildFiles(): Promise<Record<string, string>> {
  const mesh = readCanonicalMesh();
  const pictures = new Map<string, Buffer>();
  for (const atlas of atlasesOf(mesh.uv)) pictures.set(atlas.name, await drawAtlas(atlas));
  const { cuts, pieces, pieceSlots } = cutMesh(mesh, await readSlotPlane(pictures));
  const counts = Uint32Array.of(cuts.length / 3, pieceSlots.length);
  // As `readMesh` of app/kits/makeup/makeup-assets.ts reads it.
  const parts = [counts, mesh.uv, pieceSlots, mesh.triangles, cuts, pieces].map((part) => Buffer.from(part.buffer));
  return {
    "canonical-mesh.bin": Buffer.concat(parts).toString("base64"),
    ...Object.fromEntries([...pictures].map(([name, picture]) => [`${name}.png`, picture.toString("base64")])),
  };
}
