import type { FaceDetection } from "#contracts/face-detection.ts";
import type { Still } from "./live-mirror.ts";

/** The part of a face engine that reads photographs; the bitmap is handed over. */
export interface PhotoReader {
  detectImage(picture: ImageBitmap): Promise<FaceDetection[]>;
}

/** Longer edge a photograph is brought down to, in px. */
const maxEdgePx = 1600;

/** Every face of a photograph, the largest first; none when there is none. Throws when it is no picture. */
export async function createPhotoStills(file: Blob, engine: PhotoReader): Promise<Still[]> {
  const whole = await createImageBitmap(file, { imageOrientation: "from-image" });
  const share = Math.min(1, maxEdgePx / Math.max(whole.width, whole.height));
  const size = { resizeWidth: Math.round(whole.width * share), resizeHeight: Math.round(whole.height * share) };
  const frame = await createImageBitmap(whole, { ...size, resizeQuality: "high" });
  whole.close();
  const faces = await engine.detectImage(await createImageBitmap(frame));
  const stills = faces
    .toSorted((a, b) => widthOf(b.landmarks) - widthOf(a.landmarks))
    .map(async ({ landmarks }) => ({ frame: await createImageBitmap(frame), landmarks }));
  const all = await Promise.all(stills);
  frame.close();
  return all;
}

const widthOf = (landmarks: Float32Array): number => Math.abs(landmarks[454 * 3]! - landmarks[234 * 3]!);
