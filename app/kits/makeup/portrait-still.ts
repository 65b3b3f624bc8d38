import type { Still } from "./still.ts";
import { pointsIn, portraitCrop } from "./portrait-crop.ts";

/** The same face cut out as a portrait of three to four. Closes the frame it was handed. */
export async function createPortraitStill({ frame, landmarks }: Still): Promise<Still> {
  const { width, height } = frame;
  const crop = portraitCrop(landmarks, width, height);
  const portrait = await createImageBitmap(frame, crop.xPx, crop.yPx, crop.widthPx, crop.heightPx);
  frame.close();
  return { frame: portrait, landmarks: pointsIn(crop, landmarks, width, height) };
}
