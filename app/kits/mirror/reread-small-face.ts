import type { FaceDetection } from "#contracts/face-detection.ts";
import { floatAt } from "../basics/typed-array-at.ts";
import type { FaceEngine } from "../face/face-engine-types.ts";
import { pointsOutOf, portraitCrop, portraitFramings } from "../makeup/portrait-crop.ts";
import { faceWidthOf, type PhotoFace } from "./detect-photo-faces.ts";

/** Of the photograph's longer edge: a face that is narrower is small in it. */
const smallShare = 0.3;
/** The tip of the nose. */
const nose = 4;

/**
 * A face with its points as they are read from the part of the photograph around it. In the whole a small face is found
 * so coarsely that a lip is painted beside its mouth. A face that is not small, or not found again, stays as it was read.
 */
export async function rereadSmallFace(
  { frame, detection }: PhotoFace,
  engine: Pick<FaceEngine, "detectImage">,
): Promise<FaceDetection> {
  const { width, height } = frame;
  if (faceWidthOf(detection) * width >= smallShare * Math.max(width, height)) return detection;
  const crop = portraitCrop(detection.landmarks, width, height, portraitFramings.wide);
  const part = await createImageBitmap(frame, crop.xPx, crop.yPx, crop.widthPx, crop.heightPx);
  // Whatever goes wrong now, there are points already.
  const found = await engine.detectImage(part).catch((): FaceDetection[] => []);
  const [face] = found.toSorted((a, b) => offMiddle(a) - offMiddle(b));
  return face ? { ...face, landmarks: pointsOutOf(crop, face.landmarks, width, height) } : detection;
}

/** How far a face is from where the portrait has it: others may look in from the side. */
const offMiddle = ({ landmarks }: FaceDetection): number =>
  Math.hypot(floatAt(landmarks, nose * 3) - 0.5, floatAt(landmarks, nose * 3 + 1) - 0.5);
