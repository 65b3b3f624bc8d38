"use no memo";
import { type RefObject, useEffect } from "react";
import type { PictureSizeName } from "#app/kits/clip/picture-sizes.ts";
import type { LookFaces, LookWords } from "../clip/look-art.ts";

interface PaintedLook {
  /** Null: nothing is painted yet. */
  faces: LookFaces | null;
  words: LookWords;
  figureUrl: string | null;
  size: PictureSizeName;
  /** Where the visitor lets bare end and make-up begin. */
  split: number | null;
}

/** Keeps the still of a look painted on a canvas that has its size. */
export function usePaintedLook(
  canvas: RefObject<HTMLCanvasElement | null>,
  { faces, words, figureUrl, size, split }: PaintedLook,
): void {
  useEffect(() => {
    if (!faces) return;
    let isStale = false;
    void paint(faces).catch((error: unknown) => console.warn(error));
    return () => {
      isStale = true;
    };

    async function paint(shown: LookFaces): Promise<void> {
      const [{ createLookArt }, { lookLayouts }, { stillMoment }, { paintLook }] = await Promise.all([
        import("../clip/look-art.ts"),
        import("../clip/look-layouts.ts"),
        import("../clip/look-moments.ts"),
        import("../clip/paint-look.ts"),
      ]);
      const art = await createLookArt(shown, words, { layout: lookLayouts[size], figureUrl, scale: 1 });
      const context = canvas.current?.getContext("2d");
      if (context && !isStale) paintLook(context, art, stillMoment(split));
    }
    // The words are those of the faces and of the shade.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [faces, words.name, figureUrl, size, split, canvas]);
}
