import type { LookRegion } from "#app/kits/makeup/face-drawing.ts";
import type { StageWindow } from "#app/kits/mirror/stage/stage-window.ts";

/**
 * Halves are said in parts of the stage and painted in parts of the picture, of which the stage shows a window. What reaches
 * the stage's edge reaches the picture's: nothing that is seen later, or saved, is left out.
 */
export function regionsInPicture(regions: readonly LookRegion[], window: StageWindow | null): readonly LookRegion[] {
  if (!window) return regions;
  const toPictureX = (x: number): number => (x > 0 && x < 1 ? window.x + x * window.width : x);
  return regions.map(({ look, fromX, toX }) => ({ look, fromX: toPictureX(fromX), toX: toPictureX(toX) }));
}
