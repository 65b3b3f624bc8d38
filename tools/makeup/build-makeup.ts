// Writes what the make-up renderer draws with: the canonical face, and the masks on its flat skin.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { atlasesOf, drawAtlas } from "./atlas.ts";
import { readCanonicalMesh } from "./canonical-mesh.ts";
import { findPartTriangles } from "./mesh-parts.ts";

const out = join(import.meta.dirname, "../../app/generated/makeup");
mkdirSync(out, { recursive: true });
const mesh = readCanonicalMesh();
let bytes = 0;
const pictures = new Map<string, Buffer>();
for (const atlas of atlasesOf(mesh.uv)) {
  const picture = await drawAtlas(atlas);
  pictures.set(atlas.name, picture);
  bytes += picture.length;
  writeFileSync(join(out, `${atlas.name}.png`), picture);
}
const { partTriangles, partSizes } = await findPartTriangles(mesh, pictures);
const parts = [mesh.uv, mesh.triangles, partTriangles, partSizes].map((part) => Buffer.from(part.buffer));
writeFileSync(join(out, "canonical-mesh.bin"), Buffer.concat(parts));
console.log(
  `face of ${mesh.uv.length / 2} points, triangles ${partSizes.join(" + ")}, masks ${Math.round(bytes / 1000)} kB`,
);
