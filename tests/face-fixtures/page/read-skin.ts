import type { FaceEngine } from "#app/kits/face/face-engine-types.ts";
import { measureFace, type SkinError } from "#app/sites/virtual-tester/skin/measure-face.ts";
import type { SkinReading } from "#app/sites/virtual-tester/skin/measure-skin.ts";
import { readPart } from "#app/sites/virtual-tester/skin/paper-frame.ts";

/** What a picture tells of a skin, or why not. */
export type PictureSkin = Pick<SkinReading, "tone" | "contrast"> | { error: SkinError | "no-face" };

/** Of the picture's width, so much around the place is read as white. */
const whiteShare = 0.04;

/** Measures the skin of the first face of a picture as the tester does. Closes the picture. */
export async function readSkin(
  engine: FaceEngine,
  picture: ImageBitmap,
  whiteAt: { x: number; y: number } | null,
): Promise<PictureSkin> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [picture.width, picture.height];
  canvas.getContext("2d")?.drawImage(picture, 0, 0);
  const [face] = await engine.detectImage(picture);
  if (!face) return { error: "no-face" };
  const edge = canvas.width * whiteShare;
  const paper =
    whiteAt &&
    readPart(canvas, {
      x: whiteAt.x * canvas.width - edge / 2,
      y: whiteAt.y * canvas.height - edge / 2,
      width: edge,
      height: edge,
    });
  const reading = measureFace({ picture: canvas, landmarks: face.landmarks }, paper && { paper });
  return "error" in reading ? reading : { tone: reading.tone, contrast: reading.contrast };
}
