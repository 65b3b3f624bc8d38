import { byteAt } from "#app/kits/basics/typed-array-at.ts";

/** Shape of the stage, width to height. */
const shape = 4 / 5;
const maxWidthPx = 800;

/**
 * A still copy of a picture or a video as the canvas shows it: 4:5, cut like `object-fit: cover` around a point.
 * @param focus 0–1 from the left and from the top
 */
export function takePicture(
  source: CanvasImageSource,
  size: { width: number; height: number },
  focus = { x: 0.5, y: 0.5 },
): HTMLCanvasElement {
  const wide = Math.min(size.width, size.height * shape);
  const high = wide / shape;
  const [left, top] = [(size.width - wide) * focus.x, (size.height - high) * focus.y];
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(Math.min(maxWidthPx, wide)));
  canvas.height = Math.max(1, Math.round(canvas.width / shape));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("this browser has no canvas");
  context.imageSmoothingQuality = "high";
  context.drawImage(source, left, top, wide, high, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A photograph from a file. @throws DOMException when the file is no picture */
export async function takePhoto(file: Blob): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    return takePicture(bitmap, bitmap);
  } finally {
    bitmap.close();
  }
}

/** One of the zone's own pictures. @throws Error when it does not come */
export async function takeSample(
  src: { avif: string; webp: string },
  focus: { x: number; y: number },
  signal: AbortSignal,
): Promise<HTMLCanvasElement> {
  for (const address of [src.avif, src.webp]) {
    const image = new Image();
    // It may come from the asset host, and is read on a canvas.
    image.crossOrigin = "anonymous";
    image.src = address;
    const isLoaded = await image.decode().then(
      () => true,
      () => false,
    );
    signal.throwIfAborted();
    if (isLoaded) return takePicture(image, { width: image.naturalWidth, height: image.naturalHeight }, focus);
  }
  throw new TypeError("the picture did not come");
}

/** The colour around a point of a picture, as bytes. */
export function pixelAt(picture: HTMLCanvasElement, x: number, y: number): [red: number, green: number, blue: number] {
  const side = 7;
  const left = Math.min(picture.width - side, Math.max(0, Math.round(x * picture.width - side / 2)));
  const top = Math.min(picture.height - side, Math.max(0, Math.round(y * picture.height - side / 2)));
  const data = picture.getContext("2d")?.getImageData(left, top, side, side).data ?? new Uint8ClampedArray(4);
  const sums: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < data.length; i += 4) for (const c of [0, 1, 2] as const) sums[c] += byteAt(data, i + c);
  return sums.map((sum) => Math.round(sum / (data.length / 4))) as [number, number, number];
}
