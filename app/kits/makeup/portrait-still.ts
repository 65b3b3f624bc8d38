import type { Still } from "./still.ts";
import { groupCrop, pointsIn, type PortraitCrop, type PortraitFraming, portraitCrop } from "./portrait-crop.ts";

/**
 * The same face cut out as a portrait. Closes the frame it was handed.
 * @param minWidthPx a narrower portrait is enlarged to it: lashes are drawn in px of the frame, so that on a face that was
 * small in its photograph they would be no finer than its own
 */
export async function createPortraitStill(still: Still, framing: PortraitFraming, minWidthPx = 0): Promise<Still> {
  const { frame, landmarks } = still;
  return cutOut(still, portraitCrop(landmarks, frame.width, frame.height, framing), minWidthPx);
}

/** All faces of a still and some room around them. Closes the frame it was handed. `minWidthPx` as above. */
export async function createGroupStill(still: Still, minWidthPx = 0): Promise<Still> {
  const { frame, landmarks, others = [] } = still;
  return cutOut(still, groupCrop([landmarks, ...others], frame.width, frame.height), minWidthPx);
}

async function cutOut({ frame, landmarks, others }: Still, crop: PortraitCrop, minWidthPx: number): Promise<Still> {
  const { width, height } = frame;
  const enlarged = Math.max(1, minWidthPx / crop.widthPx);
  const portrait = await createImageBitmap(frame, crop.xPx, crop.yPx, crop.widthPx, crop.heightPx, {
    resizeWidth: Math.round(crop.widthPx * enlarged),
    resizeHeight: Math.round(crop.heightPx * enlarged),
    resizeQuality: "high",
  });
  frame.close();
  const inCrop = (points: Float32Array): Float32Array => pointsIn(crop, points, width, height);
  return { frame: portrait, landmarks: inCrop(landmarks), ...(others && { others: others.map(inCrop) }) };
}
