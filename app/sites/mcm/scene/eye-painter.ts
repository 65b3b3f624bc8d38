import { easeLight, type FaceLight } from "#app/kits/makeup/face-light.ts";
import { paintLines } from "#app/kits/makeup/paint-lines.ts";
import { pointsIn, type PortraitCrop } from "#app/kits/makeup/portrait-crop.ts";
import type { FaceFrame } from "#app/kits/mirror/face-view.ts";
import type { Lashes } from "../rules/wear-test.ts";
import type { Overlay } from "./draw-wear-test.ts";
import { eyesAspect, eyeCropOf, measureLight } from "./eye-picture.ts";

/** Small enough to be painted point by point between two frames of a phone. */
const liveWidthPx = 640;
/** The light of the room is read so seldom, and moves by this share. */
const [lightEveryFrames, lightShare] = [8, 0.35];
/** How far the picture follows the eyes in a frame: a hand that trembles must not shake it. */
const cropShare = 0.4;

/**
 * Draws the eyes of each frame and the lashes on them; without a face the part of the picture where the eyes were.
 * @param getApplied the lashes and what the weather lays over them, asked before each frame
 */
export function createEyePainter(
  canvas: HTMLCanvasElement,
  triangles: Uint16Array,
  getApplied: () => { lashes: Lashes | null; overlay: Overlay | null },
) {
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  const copy = document.createElement("canvas");
  let light: FaceLight | null = null;
  let crop: PortraitCrop | null = null;
  let frames = 0;

  const [width, height] = [liveWidthPx, Math.round(liveWidthPx / eyesAspect)];
  function show(frame: CanvasImageSource, part: PortraitCrop): void {
    if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = [width, height];
    pen?.drawImage(frame, part.xPx, part.yPx, part.widthPx, part.heightPx, 0, 0, width, height);
  }

  return {
    /** The picture as it comes, where the eyes will most likely be. */
    drawBare(video: HTMLVideoElement): void {
      if (video.videoWidth > 0) show(video, defaultCrop(video.videoWidth, video.videoHeight));
    },
    drawFrame({ frame, widthPx, heightPx, faces: [points] }: FaceFrame): FaceLight | null {
      if (!pen) return null;
      const eyes = points ? eyeCropOf(points, widthPx, heightPx) : (crop ?? defaultCrop(widthPx, heightPx));
      crop = crop ? easeCrop(crop, eyes) : eyes;
      show(frame, crop);
      if (!points) return null;
      if (frames++ % lightEveryFrames === 0) light = easeLight(light, measureLight(frame, points, copy), lightShare);
      const { lashes, overlay } = getApplied();
      if (!lashes || !light) return light;
      const picture = pen.getImageData(0, 0, width, height);
      const places = pointsIn(crop, points, widthPx, heightPx);
      paintLines(picture, triangles, places, light, { layers: [lashes] });
      pen.putImageData(picture, 0, 0);
      overlay?.(pen, places);
      return light;
    },
  };
}

function easeCrop(from: PortraitCrop, to: PortraitCrop): PortraitCrop {
  const mix = (part: keyof PortraitCrop): number => from[part] + (to[part] - from[part]) * cropShare;
  return { xPx: mix("xPx"), yPx: mix("yPx"), widthPx: mix("widthPx"), heightPx: mix("heightPx") };
}

/** Before a face was seen: where it will most likely be. */
function defaultCrop(widthPx: number, heightPx: number): PortraitCrop {
  const wide = Math.min(widthPx, heightPx * eyesAspect) * 0.7;
  const high = wide / eyesAspect;
  return { xPx: (widthPx - wide) / 2, yPx: (heightPx - high) * 0.42, widthPx: wide, heightPx: high };
}
