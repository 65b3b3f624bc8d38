import { type DayHalf, dayHalves } from "#contracts/two-faces.ts";
import type { LookView } from "../data.server.ts";
import strokeLightUrl from "../pictures/stroke-light.webp?url";
import strokeMaskUrl from "../pictures/stroke-mask.webp?url";
import { drawFace } from "./draw-face.ts";
import { lineFace } from "./line-face.ts";

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

export interface CardWords extends Pick<CardArt, "names" | "hours" | "line"> {
  looks: Record<DayHalf, LookView>;
}

const faceWidthPx = 1080;

/** The art of a card with a drawn face: the one everybody may see. */
export async function drawnArt({ looks, ...words }: CardWords, signal: AbortSignal): Promise<CardArt> {
  const [face, strokes] = await Promise.all([
    lineFace(looks.morning.faceType),
    strokesOf(looks, signal),
    fontsOf(words),
  ]);
  const faces = eachHalf((half) => drawFace(face, looks[half].layers, faceWidthPx));
  return { faces, isPhoto: false, strokes, ...words };
}

/** The art of a card with the face on the stage: made on the device, and it stays there. */
export async function stageArt(
  { looks, ...words }: CardWords,
  stage: { faces: Record<DayHalf, CanvasImageSource>; widthPx: number; heightPx: number; isMirrored: boolean },
  signal: AbortSignal,
): Promise<CardArt> {
  const [strokes] = await Promise.all([strokesOf(looks, signal), fontsOf(words)]);
  const faces = eachHalf((half) => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [stage.widthPx, stage.heightPx];
    const pen = canvas.getContext("2d");
    if (stage.isMirrored) pen?.setTransform(-1, 0, 0, 1, canvas.width, 0);
    pen?.drawImage(stage.faces[half], 0, 0, canvas.width, canvas.height);
    return canvas;
  });
  return { faces, isPhoto: true, strokes, ...words };
}

const eachHalf = <Value>(make: (half: DayHalf) => Value): Record<DayHalf, Value> =>
  Object.fromEntries(dayHalves.map((half) => [half, make(half)])) as Record<DayHalf, Value>;

async function strokesOf(
  looks: Record<DayHalf, LookView>,
  signal: AbortSignal,
): Promise<Record<DayHalf, HTMLCanvasElement>> {
  const [mask, light] = await Promise.all([strokeMaskUrl, strokeLightUrl].map((url) => bitmapOf(url, signal)));
  return eachHalf((half) => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [mask!.width, mask!.height];
    const pen = canvas.getContext("2d");
    if (!pen) return canvas;
    pen.drawImage(mask!, 0, 0);
    pen.globalCompositeOperation = "source-in";
    pen.fillStyle = looks[half].lip.hex;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.globalCompositeOperation = "source-atop";
    pen.drawImage(light!, 0, 0);
    return canvas;
  });
}

async function bitmapOf(url: string, signal: AbortSignal): Promise<ImageBitmap> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new TypeError(`${url} answers ${answer.status}`);
  return createImageBitmap(await answer.blob());
}

/** Where a cut of type does not come, the phone's own serves. */
async function fontsOf({ names, hours, line }: Pick<CardArt, "names" | "hours" | "line">): Promise<void> {
  const display = [...Object.values(names), ...Object.values(hours), line].join("");
  await Promise.allSettled([
    document.fonts.load('800 1em "Shippori Mincho B1"', display),
    document.fonts.load('900 1em "Archivo"', "KATE ZONE"),
  ]);
}
