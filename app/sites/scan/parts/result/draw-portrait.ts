import { lineFaceSize, lineSpots } from "../../pictures/line-points.ts";
import type { TypeView } from "../../page-parts.server.ts";
import type { SpotOf } from "../../rules/make-up-patches.ts";
import { cropFace, type FacePicture, spotsIn } from "./crop-face.ts";
import { drawLips } from "./draw-lips.ts";
import { drawFacePicture, sizeCanvas } from "./draw-face-picture.ts";
import { drawStars } from "./draw-stars.ts";

/** The frame of a portrait, width by height. */
const ratio = 4 / 5;
/** Left of the middle, because the name hangs at the right. */
const placement = { x: 0.4, y: 0.5, height: 0.54 };

interface PortraitContents {
  type: Pick<TypeView, "code" | "constellation" | "lipHex">;
  picture: FacePicture | null;
  isStill: boolean;
}

/**
 * Draws a portrait on its two canvases: the face (the picture in its true colours, or the lip colour below a drawn face),
 * and its constellation above. Ends with the signal.
 */
export function drawPortrait(
  { face, sky }: { face: HTMLCanvasElement; sky: HTMLCanvasElement },
  { type: { code, constellation, lipHex }, picture, isStill }: PortraitContents,
  signal: AbortSignal,
): void {
  sizeCanvas(sky, ratio);
  sizeCanvas(face, ratio);
  const spot = picture ? drawPicture(face, picture) : drawnSpots(code, sky.width);
  if (!picture) drawLips(face, spot, lipHex);
  drawStars(sky, { constellation, spot, isStill }, signal);
}

export type DrawPortrait = typeof drawPortrait;

function drawPicture(face: HTMLCanvasElement, picture: FacePicture): SpotOf {
  const crop = cropFace(picture, placement, ratio);
  drawFacePicture(face, picture, crop);
  return spotsIn(picture, crop, face.width);
}

/** Where landmarks lie on the drawn face of a type, on a canvas of this width. */
export function drawnSpots(code: TypeView["code"], widthPx: number): SpotOf {
  const [line, scale] = [lineSpots(code), widthPx / lineFaceSize.widthPx];
  return (index) => {
    const [x, y] = line(index);
    return [x * scale, y * scale];
  };
}
