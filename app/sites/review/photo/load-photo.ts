import { photoCrops, toWholePicture } from "#app/kits/face/photo-crops.ts";
import type { FaceEngine } from "#app/kits/face/face-engine-types.ts";
import { reviewPhotoPx } from "#contracts/review-limits.ts";
import { faceMark, fitScale, type Mark } from "./marks.ts";

/** The photo of a file, upright, at the size it leaves the device in. Null when this browser cannot read it. */
export async function loadPhoto(file: Blob): Promise<HTMLCanvasElement | null> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (!picture) return null;
  const { widthPx, heightPx } = fitScale(picture.width, picture.height, reviewPhotoPx);
  const canvas = document.createElement("canvas");
  canvas.width = widthPx;
  canvas.height = heightPx;
  const ctx = canvas.getContext("2d");
  if (!ctx) return null;
  ctx.imageSmoothingQuality = "high";
  ctx.drawImage(picture, 0, 0, widthPx, heightPx);
  picture.close();
  return canvas;
}

/** Every face of a photo as a mark; when none is near enough, its parts are looked through as well. */
export async function findFaces(engine: FaceEngine, photo: HTMLCanvasElement, signal: AbortSignal): Promise<Mark[]> {
  const { width, height } = photo;
  const faces = await engine.detectImage(await createImageBitmap(photo));
  if (faces.length > 0) return faces.map(({ landmarks }) => faceMark(landmarks, width, height));
  for (const crop of photoCrops(width, height)) {
    signal.throwIfAborted();
    const part = await createImageBitmap(photo, crop.xPx, crop.yPx, crop.sizePx, crop.sizePx);
    const found = await engine.detectImage(part);
    if (found.length > 0)
      return found.map(({ landmarks }) => faceMark(toWholePicture(landmarks, crop, width, height), width, height));
  }
  return [];
}

/** The photo as it is sent: drawn anew, so nothing but its pixels goes along. */
export async function toPhotoBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.82));
  if (!blob) throw new Error("this browser cannot write the photo");
  return blob;
}
