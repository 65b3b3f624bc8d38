// Writes what the make-up renderer draws with: the canonical face, and the masks on its flat skin.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { atlasesOf, drawAtlas } from "./atlas.ts";
import { readCanonicalMesh } from "./canonical-mesh.ts";

const out = join(import.meta.dirname, "../../app/generated/makeup");
mkdirSync(out, { recursive: true });
const { uv, triangles } = readCanonicalMesh();
writeFileSync(join(out, "canonical-mesh.bin"), Buffer.concat([Buffer.from(uv.buffer), Buffer.from(triangles.buffer)]));
let bytes = 0;
for (const atlas of atlasesOf(uv)) {
  const picture = await drawAtlas(atlas);
  bytes += picture.length;
  writeFileSync(join(out, `${atlas.name}.png`), picture);
}
console.log(`face of ${uv.length / 2} points, masks ${Math.round(bytes / 1000)} kB`);
