import type { Still } from "./still.ts";
import { pointsIn, type PortraitFraming, portraitCrop } from "./portrait-crop.ts";

/**
 * The same face cut out as a portrait. Closes the frame it was handed.
 * @param minWidthPx a narrower portrait is enlarged to it: lashes are drawn in px of the frame, so that on a face that was
 * small in its photograph they would be no finer than its own
 */
export async function createPortraitStill(
  { frame, landmarks }: Still,
  framing: PortraitFraming,
  minWidthPx = 0,
): Promise<Still> {
  const { width, height } = frame;
  const crop = portraitCrop(landmarks, width, height, framing);
  const enlarged = Math.max(1, minWidthPx / crop.widthPx);
  const portrait = await createImageBitmap(frame, crop.xPx, crop.yPx, crop.widthPx, crop.heightPx, {
    resizeWidth: Math.round(crop.widthPx * enlarged),
    resizeHeight: Math.round(crop.heightPx * enlarged),
    resizeQuality: "high",
  });
  frame.close();
  return { frame: portrait, landmarks: pointsIn(crop, landmarks, width, height) };
}
