import type { StillAssets } from "#app/kits/makeup/paint-still.ts";
import { atlasesOf, drawAtlas } from "#tools/makeup/atlas.ts";
import { readCanonicalMesh } from "#tools/makeup/canonical-mesh.ts";

/** What the still painter works with, drawn as the build draws it: the canonical face and its masks. */
export async function drawStillAssets(): Promise<StillAssets> {
  const { default: sharp } = await import("sharp");
  const mesh = readCanonicalMesh();
  const masks = await Promise.all(
    atlasesOf(mesh.uv).map(async (atlas) => {
      const { data, info } = await sharp(await drawAtlas(atlas))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return { widthPx: info.width, rgba: new Uint8ClampedArray(data) };
    }),
  );
  return { ...mesh, masks };
}
