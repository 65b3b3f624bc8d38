import { canvasToBlob, createCanvas } from "#app/kits/basics/canvas.ts";
import { findFaces } from "#app/kits/face/find-faces.ts";
import type { FaceEngine } from "#app/kits/face/face-engine-types.ts";
import { reviewPhotoPx } from "#contracts/review-limits.ts";
import { faceMark, fitScale, type Mark } from "./marks.ts";

/** The photo of a file, upright, at the size it leaves the device in. Null when this browser cannot read it. */
export async function loadPhoto(file: Blob): Promise<HTMLCanvasElement | null> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (!picture) return null;
  const { widthPx, heightPx } = fitScale(picture.width, picture.height, reviewPhotoPx);
  const canvas = createCanvas(widthPx, heightPx);
  const ctx = canvas.getContext("2d");
  if (!ctx) return null;
  ctx.imageSmoothingQuality = "high";
  ctx.drawImage(picture, 0, 0, widthPx, heightPx);
  picture.close();
  return canvas;
}

/** Every face of a photo as a mark; when none is near enough, its parts are looked through as well. */
export async function findMarks(engine: FaceEngine, photo: HTMLCanvasElement, signal: AbortSignal): Promise<Mark[]> {
  const { faces } = await findFaces(engine, photo, signal);
  return faces.map(({ landmarks }) => faceMark(landmarks, photo.width, photo.height));
}

/** The photo as it is sent: drawn anew, so nothing but its pixels goes along. */
export const toPhotoBlob = (canvas: HTMLCanvasElement): Promise<Blob> => canvasToBlob(canvas, "image/jpeg", 0.82);
