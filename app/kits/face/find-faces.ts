import type { FaceDetection } from "#contracts/face-detection.ts";
import type { FaceEngine } from "./face-engine-types.ts";
import { type Crop, photoCrops, toWholePicture } from "./photo-crops.ts";

/** How large a part of a photo is shown to the engine. */
const cropPx = 640;

export interface FoundFaces {
  /** With points in parts of the whole photo. */
  faces: FaceDetection[];
  /** The part in which they were found: it has to be confirmed. Null: the whole photo showed them. */
  crop: Crop | null;
}

/**
 * Looks for faces in a photo; where none is near enough, in its parts, the middle ones first. The photo stays open.
 * @throws FaceEngineError, the signal's reason
 */
export async function findFaces(
  engine: Pick<FaceEngine, "detectImage">,
  photo: ImageBitmap | HTMLCanvasElement,
  signal: AbortSignal,
): Promise<FoundFaces> {
  const { width, height } = photo;
  // The engine takes what it is given: it gets a copy.
  const faces = await engine.detectImage(await createImageBitmap(photo));
  if (faces.length > 0) return { faces, crop: null };
  for (const crop of photoCrops(width, height)) {
    signal.throwIfAborted();
    const { xPx, yPx, sizePx } = crop;
    const size = { resizeWidth: cropPx, resizeHeight: cropPx };
    const part = await createImageBitmap(photo, xPx, yPx, sizePx, sizePx, size);
    const found = await engine.detectImage(part);
    if (found.length > 0) {
      const inWhole = found.map((face) => ({
        ...face,
        landmarks: toWholePicture(face.landmarks, crop, width, height),
      }));
      return { faces: inWhole, crop };
    }
  }
  return { faces: [], crop: null };
}
