import { elementAt } from "#app/kits/basics/element-at.ts";
import { floatAt } from "#app/kits/basics/typed-array-at.ts";
import type { ScanReading } from "../../flow/scan-reading.ts";
import { outline } from "../../rules/face-points.ts";
import type { SpotOf } from "../../rules/make-up-patches.ts";

export type FacePicture = NonNullable<ScanReading["picture"]>;

/** Where a face stands in its portrait, in parts of it: a little left, because the name hangs at the right. */
export interface FacePlacement {
  x: number;
  y: number;
  /** From the top of the mesh to the chin. */
  height: number;
}

export interface Crop {
  /** The part of the bitmap that is drawn over the whole canvas; it may reach beyond the bitmap. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of a picture that shows its face at `stand` in a frame of the given ratio (width by height). */
export function cropFace({ bitmap, landmarks }: FacePicture, placement: FacePlacement, ratio: number): Crop {
  const at = (index: number) =>
    [floatAt(landmarks, index * 3) * bitmap.width, floatAt(landmarks, index * 3 + 1) * bitmap.height] as const;
  const [top, chin, ...cheeks] = [at(outline.top), at(outline.chin), ...outline.cheeks.map(at)];
  const height = Math.hypot(top[0] - chin[0], top[1] - chin[1]) / placement.height;
  const width = height * ratio;
  const middle = [(elementAt(cheeks, 0)[0] + elementAt(cheeks, 1)[0]) / 2, (top[1] + chin[1]) / 2] as const;
  return { x: middle[0] - width * placement.x, y: middle[1] - height * placement.y, width, height };
}

/** Where landmarks lie on a canvas that shows the crop. */
export function spotsIn({ bitmap, landmarks }: FacePicture, crop: Crop, widthPx: number): SpotOf {
  const scale = widthPx / crop.width;
  return (index) => [
    (floatAt(landmarks, index * 3) * bitmap.width - crop.x) * scale,
    (floatAt(landmarks, index * 3 + 1) * bitmap.height - crop.y) * scale,
  ];
}
