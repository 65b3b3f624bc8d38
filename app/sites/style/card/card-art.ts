import { createCanvas } from "#app/kits/basics/canvas.ts";
import { type DayHalf, dayHalves } from "#contracts/two-faces.ts";
import type { LookView } from "../data.server.ts";
import strokeLightUrl from "../pictures/stroke-light.webp?url";
import strokeMaskUrl from "../pictures/stroke-mask.webp?url";
import { drawFace } from "./draw-face.ts";
import { loadLineFace } from "./line-face.ts";

/** Everything a card is painted of; made once, painted for each frame. */
export interface CardArt {
  /** The face in each look, both of one size. */
  faces: Record<DayHalf, HTMLCanvasElement>;
  /** A photograph fills the card; a drawing stands on its ground. */
  isPhoto: boolean;
  /** The stroke in the lips of each half. */
  strokes: Record<DayHalf, HTMLCanvasElement>;
  names: Record<DayHalf, string>;
  hours: Record<DayHalf, string>;
  line: string;
}

export interface CardTexts extends Pick<CardArt, "names" | "hours" | "line"> {
  looks: Record<DayHalf, LookView>;
}

const faceWidthPx = 1080;

/** The art of a card with a drawn face: the one everybody may see. */
export async function createDrawnArt({ looks, ...words }: CardTexts, signal: AbortSignal): Promise<CardArt> {
  const [face, strokes] = await Promise.all([
    loadLineFace(looks.morning.faceType),
    loadStrokes(looks, signal),
    loadFonts(words),
  ]);
  const faces = eachHalf((half) => drawFace(face, looks[half].layers, faceWidthPx));
  return { faces, isPhoto: false, strokes, ...words };
}

/** The art of a card with the face on the stage: made on the device, and it stays there. */
export async function createPhotoArt(
  { looks, ...words }: CardTexts,
  mirror: { faces: Record<DayHalf, CanvasImageSource>; widthPx: number; heightPx: number; isMirrored: boolean },
  signal: AbortSignal,
): Promise<CardArt> {
  const [strokes] = await Promise.all([loadStrokes(looks, signal), loadFonts(words)]);
  const faces = eachHalf((half) => {
    const canvas = createCanvas(mirror.widthPx, mirror.heightPx);
    const context = canvas.getContext("2d");
    if (mirror.isMirrored) context?.setTransform(-1, 0, 0, 1, canvas.width, 0);
    context?.drawImage(mirror.faces[half], 0, 0, canvas.width, canvas.height);
    return canvas;
  });
  return { faces, isPhoto: true, strokes, ...words };
}

const eachHalf = <Value>(create: (half: DayHalf) => Value): Record<DayHalf, Value> =>
  Object.fromEntries(dayHalves.map((half) => [half, create(half)])) as Record<DayHalf, Value>;

async function loadStrokes(
  looks: Record<DayHalf, LookView>,
  signal: AbortSignal,
): Promise<Record<DayHalf, HTMLCanvasElement>> {
  const [mask, light] = await Promise.all([loadBitmap(strokeMaskUrl, signal), loadBitmap(strokeLightUrl, signal)]);
  return eachHalf((half) => {
    const canvas = createCanvas(mask.width, mask.height);
    const context = canvas.getContext("2d");
    if (!context) return canvas;
    context.drawImage(mask, 0, 0);
    context.globalCompositeOperation = "source-in";
    context.fillStyle = looks[half].lip.hex;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.globalCompositeOperation = "source-atop";
    context.drawImage(light, 0, 0);
    return canvas;
  });
}

async function loadBitmap(url: string, signal: AbortSignal): Promise<ImageBitmap> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new TypeError(`${url} answers ${answer.status}`);
  return createImageBitmap(await answer.blob());
}

/** Where a cut of type does not come, the phone's own serves. */
async function loadFonts({ names, hours, line }: Pick<CardArt, "names" | "hours" | "line">): Promise<void> {
  const display = [...Object.values(names), ...Object.values(hours), line].join("");
  await Promise.allSettled([
    document.fonts.load('800 1em "Shippori Mincho B1"', display),
    document.fonts.load('900 1em "Archivo"', "KATE ZONE"),
  ]);
}
