import { type FaceRatios, faceRatioNames } from "#contracts/face-reference.ts";
import type { FaceDetection } from "#contracts/face-detection.ts";
import type { FaceEngine } from "#app/kits/face/face-engine-types.ts";
import { ratiosOf } from "../rules/collect-frames.ts";
import { drawLevelFace, levelSidePx } from "./level-picture.ts";

/** The face again, upright and always of one size: forehead to chin takes so much of the picture. */
const facePx = 300;

/**
 * The proportions of a photo's face, read twice more: upright, and upright in a mirror; their mean. An engine sees a tilted,
 * a small and a mirrored face a little otherwise. Measured over 31 faces in 9 variants: the same type in 94.6 % of all
 * readings instead of 88.8 %, in a mirror 29 of 31 instead of 25. Null where neither shows a face.
 */
export async function levelRatios(
  engine: Pick<FaceEngine, "detectImage" | "name">,
  photo: ImageBitmap,
  detected: FaceDetection,
): Promise<FaceRatios | null> {
  // Older browsers keep the one reading they have; the second engine takes seconds for a still.
  if (typeof OffscreenCanvas === "undefined" || engine.name !== "landmarker") return null;
  const readings: FaceRatios[] = [];
  for (const isMirrored of [false, true]) {
    const picture = drawLevelFace(photo, detected, { facePx, isMirrored });
    if (!picture) return null;
    const [face] = await engine.detectImage(picture);
    if (face) readings.push(ratiosOf(face, { widthPx: levelSidePx, heightPx: levelSidePx }));
  }
  if (readings.length === 0) return null;
  const mean = (name: (typeof faceRatioNames)[number]) =>
    readings.reduce((sum, ratios) => sum + ratios[name], 0) / readings.length;
  return Object.fromEntries(faceRatioNames.map((name) => [name, mean(name)])) as FaceRatios;
}
