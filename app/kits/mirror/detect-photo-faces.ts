import { floatAt } from "../basics/typed-array-at.ts";
import type { FaceDetection } from "#contracts/face-detection.ts";
import { type FaceEngine, FaceEngineError } from "../face/face-engine-types.ts";
import { MirrorError, NoFaceError } from "./mirror-error.ts";

/** One face of a photograph. */
export interface PhotoFace {
  /** The whole photograph; the same bitmap for all its faces. */
  frame: ImageBitmap;
  detection: FaceDetection;
}

/**
 * Every face of a photograph, the largest first.
 * @param maxEdgePx longer edge the photograph is brought down to
 * @throws MirrorError when it is no picture, NoFaceError when it has no face in it, FaceEngineError
 */
export async function detectPhotoFaces(
  file: Blob,
  engine: Pick<FaceEngine, "detectImage">,
  maxEdgePx: number,
): Promise<PhotoFace[]> {
  const frame = await loadPhoto(file, maxEdgePx);
  const faces = await engine.detectImage(await createImageBitmap(frame)).catch((error: unknown) => {
    frame.close();
    throw error instanceof FaceEngineError ? error : new MirrorError("E-INPUT");
  });
  if (faces.length === 0) throw new NoFaceError(frame);
  return faces.toSorted((a, b) => faceWidthOf(b) - faceWidthOf(a)).map((detection) => ({ frame, detection }));
}

async function loadPhoto(file: Blob, maxEdgePx: number): Promise<ImageBitmap> {
  try {
    const whole = await createImageBitmap(file, { imageOrientation: "from-image" });
    const share = Math.min(1, maxEdgePx / Math.max(whole.width, whole.height));
    const size = { resizeWidth: Math.round(whole.width * share), resizeHeight: Math.round(whole.height * share) };
    const frame = await createImageBitmap(whole, { ...size, resizeQuality: "high" });
    whole.close();
    return frame;
  } catch {
    throw new MirrorError("E-INPUT");
  }
}

/** From one edge of the face to the other, in parts of the picture's width. */
export const faceWidthOf = ({ landmarks }: Pick<FaceDetection, "landmarks">): number =>
  Math.abs(floatAt(landmarks, 454 * 3) - floatAt(landmarks, 234 * 3));
