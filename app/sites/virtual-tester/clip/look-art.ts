import { createDrawing } from "#app/kits/basics/canvas.ts";
import { displayFont } from "#app/kits/clip/upright-text.ts";
import { cropFace } from "./crop-face.ts";
import type { FaceBox } from "./face-box.ts";
import type { LookLayout } from "./look-layouts.ts";

/** A face bare and made up, of one size, and where it lies in both. */
export interface LookFaces {
  bare: HTMLCanvasElement;
  applied: HTMLCanvasElement;
  face: FaceBox;
}

/** What is told of a look. */
export interface LookWords {
  /** The shade's name; null where the lips are bare. */
  name: string | null;
  /** 「素顔」 */
  bare: string;
  /** What this is: 「試し塗り」 */
  kicker: string;
  hex: string;
}

/** Everything a picture of a look is painted of, in one size; made once, painted for each frame. */
export interface LookArt extends LookWords {
  layout: LookLayout;
  /** The part of the face that is shown, as large as it is shown. */
  bareFace: HTMLCanvasElement;
  appliedFace: HTMLCanvasElement;
  /** Who lives in the shade. */
  figure: HTMLImageElement | null;
}

/** @param figureUrl null where nobody lives in the shade; who does not come is left out */
export async function createLookArt(
  { bare, applied, face }: LookFaces,
  words: LookWords,
  { layout, figureUrl, scale }: { layout: LookLayout; figureUrl: string | null; scale: number },
): Promise<LookArt> {
  const [figure] = await Promise.all([figureUrl ? loadFigure(figureUrl) : null, loadFonts(words)]);
  const cut = (picture: HTMLCanvasElement): HTMLCanvasElement => cutOut(picture, face, layout, scale);
  return { ...words, layout, figure, bareFace: cut(bare), appliedFace: cut(applied) };
}

function cutOut(picture: HTMLCanvasElement, face: FaceBox, layout: LookLayout, scale: number): HTMLCanvasElement {
  const { x, y, width, height } = cropFace(face, picture, layout.place);
  const context = createDrawing(Math.round(layout.picture.width * scale), Math.round(layout.picture.height * scale));
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, x, y, width, height, 0, 0, context.canvas.width, context.canvas.height);
  return context.canvas;
}

async function loadFigure(url: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = url;
  return image.decode().then(
    () => image,
    () => null,
  );
}

/** Where a cut of type does not come, the phone's own serves. */
async function loadFonts({ name, bare, kicker }: LookWords): Promise<void> {
  await Promise.allSettled([
    document.fonts.load(displayFont(16), `${name ?? ""}${bare}${kicker}`),
    document.fonts.load('900 16px "Archivo"', "KATE ZONE"),
  ]);
}
