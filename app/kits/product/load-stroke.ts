import type { StrokePlanes } from "./compose-swatch.ts";

/** The width at which pictures of strokes are fetched. */
const smearWidth = 390;

interface Size {
  width: number;
  height: number;
}

/** A part of a picture, in parts of its width and height. */
export interface PicturePart {
  x: number;
  y: number;
  width: number;
  height: number;
}

const wholePicture: PicturePart = { x: 0, y: 0, width: 1, height: 1 };

/**
 * The three planes of a stroke, each scaled to a size in px.
 * @param address without "@<width>.<format>" (swatch-art.ts)
 * @param part of each plane; all of it unless said otherwise
 * @throws when the picture does not come
 */
export async function loadStrokePlanes(
  address: string,
  { width, height }: Size,
  part: PicturePart = wholePicture,
): Promise<StrokePlanes> {
  const rgba = await loadPixels(`${address}@${smearWidth}`, { width, height: height * 3 }, (context, image) => {
    for (const plane of [0, 1, 2]) {
      const third = image.naturalHeight / 3;
      const [fromX, fromY] = [part.x * image.naturalWidth, (plane + part.y) * third];
      const [fromWidth, fromHeight] = [part.width * image.naturalWidth, part.height * third];
      context.drawImage(image, fromX, fromY, fromWidth, fromHeight, 0, plane * height, width, height);
    }
  });
  const points = width * height;
  const planeOf = (n: number): Uint8Array =>
    Uint8Array.from({ length: points }, (_, i) => rgba[(n * points + i) * 4] ?? 0);
  return { width, height, light: planeOf(0), coverage: planeOf(1), shine: planeOf(2) };
}

/** What a drawing of a picture leaves on a surface of that size. @throws when the picture does not come */
export async function loadPixels(
  file: string,
  { width, height }: Size,
  draw: (context: CanvasRenderingContext2D, image: HTMLImageElement) => void,
): Promise<Uint8ClampedArray> {
  const image = await loadImage(`${file}.avif`).catch(() => loadImage(`${file}.webp`));
  const surface = document.createElement("canvas");
  [surface.width, surface.height] = [width, height];
  const context = surface.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("there is no canvas to draw on");
  draw(context, image);
  return context.getImageData(0, 0, width, height).data;
}

async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  // It may come from the asset host, and is read on a canvas.
  image.crossOrigin = "anonymous";
  image.src = address;
  await image.decode();
  return image;
}
