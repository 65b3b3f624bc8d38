import { floatAt } from "#app/kits/basics/typed-array-at.ts";
import { type FaceRatios, faceRatioNames } from "#contracts/face-reference.ts";
import type { FaceDetection } from "#contracts/face-detection.ts";
import type { FaceEngine } from "#app/kits/face/face-engine-types.ts";
import { ratiosOf } from "../rules/collect-frames.ts";
import { eyeCorners, outline } from "../rules/face-points.ts";

/** The face again, upright and always of one size: forehead to chin takes so much of the picture. */
const sidePx = 640;
const facePx = 300;

/**
 * The proportions of a photo's face, read twice more: upright, and upright in a mirror; their mean. An engine sees a tilted,
 * a small and a mirrored face a little otherwise. Measured over 31 faces in 9 variants: the same type in 94.6 % of all
 * readings instead of 88.8 %, in a mirror 29 of 31 instead of 25. Null where neither shows a face.
 */
export async function levelRatios(
  engine: Pick<FaceEngine, "detectImage" | "name">,
  photo: ImageBitmap,
  { landmarks }: FaceDetection,
): Promise<FaceRatios | null> {
  // Older browsers keep the one reading they have; the second engine takes seconds for a still.
  if (typeof OffscreenCanvas === "undefined" || engine.name !== "landmarker") return null;
  const at = (i: number) =>
    [floatAt(landmarks, i * 3) * photo.width, floatAt(landmarks, i * 3 + 1) * photo.height] as const;
  const [[rightOuter], [leftOuter]] = eyeCorners;
  const [right, left, top, chin] = [at(rightOuter), at(leftOuter), at(outline.top), at(outline.chin)];
  const roll = Math.atan2(left[1] - right[1], left[0] - right[0]);
  const scale = facePx / Math.hypot(top[0] - chin[0], top[1] - chin[1]);
  const readings: FaceRatios[] = [];
  for (const side of [1, -1]) {
    const canvas = new OffscreenCanvas(sidePx, sidePx);
    const context = canvas.getContext("2d");
    if (!context) return null;
    context.imageSmoothingQuality = "high";
    context.translate(sidePx / 2, sidePx / 2);
    context.scale(side * scale, scale);
    context.rotate(-roll);
    context.drawImage(photo, -(top[0] + chin[0]) / 2, -(top[1] + chin[1]) / 2);
    const [face] = await engine.detectImage(canvas.transferToImageBitmap());
    if (face) readings.push(ratiosOf(face, { widthPx: sidePx, heightPx: sidePx }));
  }
  if (readings.length === 0) return null;
  const mean = (name: (typeof faceRatioNames)[number]) =>
    readings.reduce((sum, ratios) => sum + ratios[name], 0) / readings.length;
  return Object.fromEntries(faceRatioNames.map((name) => [name, mean(name)])) as FaceRatios;
}
