import { easeLight, type FaceLight, readFaceLight } from "./face-light.ts";
import type { SmallPicture } from "./small-picture-colours.ts";
import { easeTones, readSkinTones } from "./skin-tones.ts";

/** What was read of a face and holds for some frames. */
export interface FaceReading {
  light: FaceLight;
  /** The skin about each point, for a base; null while none is worn (skin-tones.ts). */
  tones: Float32Array | null;
}

/** Light and skin move by this share towards what was read: a face must not flicker with its noise. */
const share = 0.35;

/**
 * Reads a face anew, eased from what was read before.
 * @param landmarks 478 × (x, y, z) in parts of the whole
 * @param hasBase the skin itself is wanted, too
 */
export function readFace(
  before: FaceReading | null,
  picture: SmallPicture,
  landmarks: Float32Array,
  hasBase: boolean,
): FaceReading {
  const light = easeLight(before?.light ?? null, readFaceLight(picture, landmarks), share);
  const tones = hasBase ? easeTones(before?.tones ?? null, readSkinTones(picture, landmarks, light), share) : null;
  return { light, tones };
}
