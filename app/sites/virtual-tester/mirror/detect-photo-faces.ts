import type { FaceDetection } from "#contracts/face-detection.ts";
import type { FaceEngine } from "#app/kits/face/face-engine-types.ts";

/** One face of a photograph. */
export interface PhotoFace {
  /** The whole photograph; the same one for all its faces. */
  frame: ImageBitmap;
  detection: FaceDetection;
}

/** Longer edge a photograph is brought down to, in px. */
const longestPx = 1280;

/** Every face of a photograph, the largest first; none when there is none. Throws when it is no picture. */
export async function detectPhotoFaces(file: Blob, engine: FaceEngine): Promise<PhotoFace[]> {
  const whole = await createImageBitmap(file, { imageOrientation: "from-image" });
  const share = Math.min(1, longestPx / Math.max(whole.width, whole.height));
  const size = { resizeWidth: Math.round(whole.width * share), resizeHeight: Math.round(whole.height * share) };
  const frame = await createImageBitmap(whole, { ...size, resizeQuality: "high" });
  whole.close();
  const faces = await engine.detectImage(await createImageBitmap(frame));
  if (faces.length === 0) frame.close();
  return faces
    .toSorted((a, b) => widthOf(b.landmarks) - widthOf(a.landmarks))
    .map((detection) => ({ frame, detection }));
}

const widthOf = (landmarks: Float32Array): number => Math.abs(landmarks[454 * 3]! - landmarks[234 * 3]!);
