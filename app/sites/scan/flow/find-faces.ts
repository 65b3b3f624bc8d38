import type { FaceDetection } from "#contracts/face-detection.ts";
import type { FaceEngine } from "#app/kits/face/face-engine-types.ts";
import { type Crop, toWholePicture, photoCrops } from "#app/kits/face/photo-crops.ts";

/** How large a part of a photo is shown to the engine. */
const cropPx = 640;

export interface FoundFaces {
  /** With points in parts of the whole photo. */
  faces: FaceDetection[];
  /** The part in which the face was found; it has to be confirmed. Null: the whole photo showed it. */
  crop: Crop | null;
}

/**
 * Looks for faces in a photo; where none is near enough, in its parts, the middle ones first. The photo stays open.
 * @throws FaceEngineError, the signal's reason
 */
export async function findFaces(
  engine: Pick<FaceEngine, "detectImage">,
  photo: ImageBitmap,
  signal: AbortSignal,
): Promise<FoundFaces> {
  // The engine takes what it is given: it gets a copy.
  const faces = await engine.detectImage(await createImageBitmap(photo));
  if (faces.length > 0) return { faces, crop: null };
  for (const crop of photoCrops(photo.width, photo.height)) {
    signal.throwIfAborted();
    const { xPx, yPx, sizePx } = crop;
    const part = await createImageBitmap(photo, xPx, yPx, sizePx, sizePx, {
      resizeWidth: cropPx,
      resizeHeight: cropPx,
    });
    const [face] = await engine.detectImage(part);
    if (face) {
      const landmarks = toWholePicture(face.landmarks, crop, photo.width, photo.height);
      return { faces: [{ ...face, landmarks }], crop };
    }
  }
  return { faces: [], crop: null };
}
