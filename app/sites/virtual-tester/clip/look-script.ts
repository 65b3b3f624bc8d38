import type { ClipScript } from "#app/kits/clip/clip-script.ts";
import type { PictureSize } from "#app/kits/clip/picture-sizes.ts";
import { createLookArt, type LookFaces, type LookWords } from "./look-art.ts";
import { lookLayouts } from "./look-layouts.ts";
import { lookMomentAt } from "./look-moments.ts";
import { paintLook } from "./paint-look.ts";

/** The clip of a look: bare, half, worn, in this size of nine to sixteen. */
export async function createLookScript(
  faces: LookFaces,
  words: LookWords,
  { figureUrl, size }: { figureUrl: string | null; size: PictureSize },
): Promise<ClipScript> {
  const layout = lookLayouts.story;
  const art = await createLookArt(faces, words, { layout, figureUrl, scale: size.widthPx / layout.width });
  return { ...size, paint: (context, frame) => paintLook(context, art, lookMomentAt(frame)) };
}
